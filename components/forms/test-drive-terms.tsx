import lists from '#components/ui/bullet-list.module.css';
import styles from './test-drive-terms.module.css';

/** The conditions of a test drive (docs/product.md 7.6). */
export function TestDriveTerms() {
  return (
    <section className={styles.terms} aria-labelledby="terms-heading">
      <h2 id="terms-heading">Terms and conditions</h2>
      <ul className={lists.bullets}>
        {CONDITIONS.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </section>
  );
}

const CONDITIONS = [
  'You must be at least 18 years old and hold a valid driving licence.',
  'Bring a photo ID: it is required before you drive.',
  'The dealership may reschedule or cancel your booking.',
  'The route of the drive is fixed.',
  'You are liable for damage caused by negligence; excess charges may apply.',
  'The dealership may refuse a driver who is unfit to drive.',
  'No smoking, eating or drinking in the car.',
];

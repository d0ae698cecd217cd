import clsx from 'clsx';
import { texts } from '#lib/texts/current-texts.ts';
import lists from '#components/ui/bullet-list.module.css';
import styles from './test-drive-terms.module.css';

/** The conditions of a test drive (docs/product.md 7.6). */
export function TestDriveTerms() {
  const { termsHeading, terms } = texts().formPages.testDrive;
  return (
    <section className={styles.terms} aria-labelledby="terms-heading">
      <h2 id="terms-heading">{termsHeading}</h2>
      <ul className={clsx(lists.bullets, styles.list)}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}

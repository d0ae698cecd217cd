import { texts } from '#lib/texts/current-texts.ts';
import { Section } from '#components/layout/section.tsx';
import styles from './voyage.module.css';

/** How a car comes to the dealership that is not there yet (docs/product.md 4.7), without a position or a date. */
export function Voyage() {
  const { voyage } = texts();
  return (
    <Section heading={voyage.heading}>
      <svg className={styles.wave} aria-hidden="true" viewBox="0 0 240 12" preserveAspectRatio="none">
        <path d="M0 6c10-6 20-6 30 0s20 6 30 0 20-6 30 0 20 6 30 0 20-6 30 0 20 6 30 0 20-6 30 0 20 6 30 0" />
      </svg>
      <ol className={styles.steps}>
        {voyage.steps.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

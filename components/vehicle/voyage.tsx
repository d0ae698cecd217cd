import { texts } from '#lib/texts/current-texts.ts';
import { Section } from '#components/layout/section.tsx';
import { WaveLine } from '#components/ui/wave-line.tsx';
import styles from './voyage.module.css';

/** How a car comes to the dealership that is not there yet (docs/product.md 4.7), without a position or a date; under its own heading on the about page. */
export function Voyage({ heading }: { heading?: string }) {
  const { voyage } = texts();
  return (
    <Section heading={heading ?? voyage.heading}>
      <div className={styles.way}>
        <WaveLine />
      </div>
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

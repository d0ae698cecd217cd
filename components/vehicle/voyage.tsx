import { texts } from '#lib/texts/current-texts.ts';
import { Section } from '#components/layout/section.tsx';
import { WaveLine } from '#components/ui/wave-line.tsx';
import { VOYAGE_ID } from './voyage-id.ts';
import styles from './voyage.module.css';

/** How an import comes to the dealership (docs/product.md 9.4), without a position or a date. */
export function Voyage({ heading }: { heading: string }) {
  const { voyage } = texts();
  return (
    <Section id={VOYAGE_ID} heading={heading}>
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

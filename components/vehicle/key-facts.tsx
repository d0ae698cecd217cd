import { useTexts } from '#use-texts';
import { keyFacts } from '#lib/texts/specification.ts';
import styles from './key-facts.module.css';

/** Transmission, engine, mileage and fuel in one line. */
export function KeyFacts({ vehicle }: { vehicle: Parameters<typeof keyFacts>[0] }) {
  const texts = useTexts();
  return (
    <ul className={styles.facts} aria-label={texts.vehicle.keyFacts}>
      {keyFacts(vehicle, texts).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

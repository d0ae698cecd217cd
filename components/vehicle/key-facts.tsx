import { keyFacts } from '#lib/domain/vehicle/specification.ts';
import styles from './key-facts.module.css';

/** Transmission, engine, mileage and fuel in one line. */
export function KeyFacts({ vehicle }: { vehicle: Parameters<typeof keyFacts>[0] }) {
  return (
    <ul className={styles.facts} aria-label="Key facts">
      {keyFacts(vehicle).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

import { keyFacts } from '#lib/domain/vehicle/specification.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import styles from './key-facts.module.css';

/** Transmission, engine, mileage and fuel in one line. */
export function KeyFacts({ vehicle }: { vehicle: Vehicle }) {
  return (
    <ul className={styles.facts} aria-label="Key facts">
      {keyFacts(vehicle).map((fact) => (
        <li key={fact} className={styles.fact}>
          {fact}
        </li>
      ))}
    </ul>
  );
}

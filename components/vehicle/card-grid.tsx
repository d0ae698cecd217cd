import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import styles from './card-grid.module.css';
import { FeaturedCard } from './featured-card.tsx';

export function CardGrid({ vehicles }: { vehicles: readonly Vehicle[] }) {
  return (
    <ul className={styles.cars}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.chassisNumber}>
          <FeaturedCard vehicle={vehicle} />
        </li>
      ))}
    </ul>
  );
}

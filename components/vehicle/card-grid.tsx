'use client';

import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import styles from './card-grid.module.css';
import { FeaturedCard } from './featured-card.tsx';

/** A grid of cards. A client component, so that the page's data contain the cars but not the elements of the cards. */
export function CardGrid({ packed, isCompact = false }: { packed: PackedVehicles; isCompact?: boolean }) {
  return (
    <ul className={styles.cars}>
      {unpackVehicles(packed).map((vehicle) => (
        <li key={vehicle.chassisNumber}>
          <FeaturedCard vehicle={vehicle} isCompact={isCompact} />
        </li>
      ))}
    </ul>
  );
}

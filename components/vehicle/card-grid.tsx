'use client';

import { vehiclesOfTable, type VehicleTable } from '#lib/domain/vehicle/vehicle-table.ts';
import styles from './card-grid.module.css';
import { FeaturedCard } from './featured-card.tsx';

/** A grid of cards. A client component, so that the page's data contain the cars but not the elements of the cards. */
export function CardGrid({ table, isCompact = false }: { table: VehicleTable; isCompact?: boolean }) {
  return (
    <ul className={styles.cars}>
      {vehiclesOfTable(table).map((vehicle) => (
        <li key={vehicle.chassisNumber}>
          <FeaturedCard vehicle={vehicle} isCompact={isCompact} />
        </li>
      ))}
    </ul>
  );
}

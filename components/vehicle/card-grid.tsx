'use client';

import { vehiclesOfTable, type VehicleTable } from '#lib/domain/vehicle/vehicle-table.ts';
import styles from './card-grid.module.css';
import { FeaturedCard } from './featured-card.tsx';

/** Cars as cards. A client component: the page's data then holds the cars, and no element of a card. */
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

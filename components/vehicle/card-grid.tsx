'use client';

import clsx from 'clsx';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import styles from './card-grid.module.css';
import { VehicleCard, type Density } from './vehicle-card.tsx';

type Props = {
  packed: PackedVehicles;
  /** Below the width of a desktop, cards of any density but `grid` are in one row, which is scrolled sideways. */
  density?: Exclude<Density, 'list'>;
  /** Of each card: `h2` when the grid has no heading of its own. */
  heading?: 'h2' | 'h3';
};

/** A grid of cards. A client component, so that the page's data contain the cars but not the elements of the cards. */
export function CardGrid({ packed, density = 'grid', heading = 'h3' }: Props) {
  return (
    <ul className={clsx(styles.cars, density !== 'grid' && styles.rail)}>
      {unpackVehicles(packed).map((vehicle) => (
        <li key={vehicle.chassisNumber}>
          <VehicleCard vehicle={vehicle} density={density} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

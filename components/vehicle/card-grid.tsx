'use client';

import clsx from 'clsx';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import styles from './card-grid.module.css';
import { FeaturedCard } from './featured-card.tsx';

type Props = {
  packed: PackedVehicles;
  isCompact?: boolean;
  /** Below the width of a desktop the cards are in one row, which is scrolled sideways. */
  isRail?: boolean;
  /** Of each card: `h2` when the grid has no heading of its own. */
  heading?: 'h2' | 'h3';
};

/** A grid of cards. A client component, so that the page's data contain the cars but not the elements of the cards. */
export function CardGrid({ packed, isCompact = false, isRail = false, heading = 'h3' }: Props) {
  return (
    <ul className={clsx(styles.cars, isRail && styles.rail)}>
      {unpackVehicles(packed).map((vehicle) => (
        <li key={vehicle.chassisNumber}>
          <FeaturedCard vehicle={vehicle} isCompact={isCompact} isInRail={isRail} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

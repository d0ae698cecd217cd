'use client';

import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { Section } from '#components/layout/section.tsx';
import { VehicleCard } from '#components/vehicle/vehicle-card.tsx';
import { CompareButton } from './compare-button.tsx';
import styles from './featured-cars.module.css';

type Props = { heading: string; packed: PackedVehicles };

/** Cars to begin a comparison with. */
export function FeaturedCars({ heading, packed }: Props) {
  return (
    <Section heading={heading} className={styles.section}>
      <ul className={styles.cars}>
        {unpackVehicles(packed).map((vehicle) => (
          <li key={vehicle.chassisNumber}>
            <VehicleCard vehicle={vehicle} density="rail">
              <div className={styles.action}>
                <CompareButton vehicle={vehicle} />
              </div>
            </VehicleCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}

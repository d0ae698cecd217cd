'use client';

import { useTexts } from '#use-texts';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { monthlyTerms } from '#lib/texts/price-label.ts';
import { Section } from '#components/layout/section.tsx';
import patterns from '#components/ui/patterns.module.css';
import { VehicleCard } from '#components/vehicle/vehicle-card.tsx';
import { CompareButton } from './compare-button.tsx';
import styles from './featured-cars.module.css';

type Props = { heading: string; packed: PackedVehicles };

/** Cars to begin a comparison with. */
export function FeaturedCars({ heading, packed }: Props) {
  const texts = useTexts();
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
      <p className={patterns.hint}>{monthlyTerms(texts)}</p>
    </Section>
  );
}

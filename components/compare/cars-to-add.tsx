'use client';

import useSWR from 'swr';
import { useTexts } from '#use-texts';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import { Section } from '#components/layout/section.tsx';
import { fetchJson, FORM_DATA } from '#components/ui/fetch-json.ts';
import { VehicleCard } from '#components/vehicle/vehicle-card.tsx';
import styles from './cars-to-add.module.css';
import { CompareButton } from './compare-button.tsx';
import { useCompareSlots } from './use-compare-slots.ts';

type Props = {
  heading: string;
  packed: PackedVehicles;
  /** Chassis number of the car whose similar ones the server has looked for; null for none. */
  similarTo: string | null;
};

/** Cars for an empty slot: similar to the car of the other one, else the featured ones (docs/product.md 6.2b). */
export function CarsToAdd({ heading, packed, similarTo }: Props) {
  const { seeSimilar } = useTexts().vehicle;
  const [first, second] = useCompareSlots().slots;
  const { chassisNumber } = first ?? second ?? { chassisNumber: similarTo };
  const address = `/api/client-car/car/${encodeURIComponent(chassisNumber ?? '')}/similar`;
  const { data } = useSWR(chassisNumber === similarTo ? null : address, fetchJson<unknown[]>, FORM_DATA);
  const similar = (data ?? []).flatMap((vehicle) => parseVehicle(vehicle) ?? []);
  const cars = similar.length > 0 ? similar : unpackVehicles(packed);
  return (
    <Section heading={similar.length > 0 ? seeSimilar : heading} className={styles.section}>
      <ul className={styles.cars}>
        {cars.map((vehicle) => (
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

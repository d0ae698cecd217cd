'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#use-texts';
import { SLOT_STORAGE_KEYS, withoutSlot, type Slots } from '#lib/domain/compare/compare-slots.ts';
import { monthlyPriceLabel } from '#lib/texts/price-label.ts';
import { comparisonRows } from './comparison-rows.ts';
import { comparisonShareContent } from '#components/share/share-content.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { MonthlyTerms } from '#components/loan/monthly-price.tsx';
import { RecentCars } from '#components/saved/recent-cars.tsx';
import { ShareButton } from '#components/share/share-button.tsx';
import { useCurrentVehicle } from '#components/vehicle/use-current-vehicle.ts';
import { CompareSlot, type Slot } from './compare-slot.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonTable, Differences } from './comparison-table.tsx';
import styles from './comparison.module.css';
import { FeaturesTable } from './features-table.tsx';
import { PriceRow } from './price-row.tsx';
import { ShownSlots, useCompareSlots } from './use-compare-slots.ts';

type Props = {
  /** The slots that the address names; null when it names none, and the visitor's own slots are shown. */
  shared: readonly [Slot, Slot] | null;
  /** The site's public origin. */
  siteUrl: string;
  /** Shown while a slot is empty. */
  children?: ReactNode;
};

/**
 * Two slots and the specification of their cars. A shared comparison is stored as the visitor's own when it is changed.
 */
export function Comparison({ shared, siteUrl, children }: Props) {
  const texts = useTexts();
  const { compare } = texts;
  const { slots: own, replace } = useCompareSlots();
  const [first, second]: readonly [Slot, Slot] = shared ?? [{ vehicle: own[0] }, { vehicle: own[1] }];
  const slots = [useCurrentSlot(first), useCurrentSlot(second)] as const;
  const vehicles: Slots<Vehicle> = [slots[0].vehicle, slots[1].vehicle];
  const rows = comparisonRows(vehicles, texts);
  const [one, other] = vehicles;
  const cars = one && other && ([one, other] as const);
  const hasTerms =
    (!cars && Boolean(children)) || vehicles.some((car) => car && monthlyPriceLabel(car, texts, {}));
  const shareable = comparisonShareContent(vehicles, siteUrl, texts);

  return (
    <>
      <div className={styles.comparison}>
        {cars && <ComparisonHead cars={cars} />}
        <div className={styles.slots} data-restores={SLOT_STORAGE_KEYS[0]}>
          <div className={styles.heading} data-restores={SLOT_STORAGE_KEYS[1]}>
            <h1>{compare.heading}</h1>
            <Differences rows={rows} />
            {shareable && (
              <div>
                <ShareButton shared={shareable} />
              </div>
            )}
          </div>
          <CompareSlot
            name={compare.firstCar}
            slot={slots[0]}
            onEmpty={() => replace(withoutSlot(vehicles, 0))}
          />
          <CompareSlot
            name={compare.secondCar}
            slot={slots[1]}
            onEmpty={() => replace(withoutSlot(vehicles, 1))}
          />
        </div>
        {rows.length > 0 && (
          <>
            <PriceRow vehicles={vehicles} />
            <ComparisonTable rows={rows} vehicles={vehicles} />
          </>
        )}
        {cars && <FeaturesTable cars={cars} />}
      </div>
      <ShownSlots value={vehicles}>
        {!cars && children}
        {hasTerms && <MonthlyTerms />}
        {vehicles.includes(null) && <RecentCars isForComparison hidesTerms={hasTerms} />}
      </ShownSlots>
    </>
  );
}

/** The slot with its car's current data. */
function useCurrentSlot(given: Slot): Slot {
  const known = given.vehicle;
  const vehicle = useCurrentVehicle(known);
  return known && !vehicle ? { vehicle, unavailable: vehicleTitle(known) } : { ...given, vehicle };
}

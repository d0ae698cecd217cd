'use client';

import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { RECENT_CARS } from '#lib/domain/vehicle/own-lists.ts';
import type { RecentCarsSection } from './recent-cars-section.tsx';
import { useOwnList } from './use-own-list.ts';

/** Nothing when its file cannot be loaded: an error would take the place of the whole page. */
const LazySection = lazy<ComponentType<ComponentProps<typeof RecentCarsSection>>>(() =>
  import('./recent-cars-section.tsx').then(
    (module) => ({ default: module.RecentCarsSection }),
    () => ({ default: () => null }),
  ),
);

type Props = { isForComparison?: boolean; hidesTerms?: boolean; waits?: boolean };

/**
 * The cars that were last viewed in this browser (docs/product.md 13.4); nothing when there are none. They appear after
 * hydration, so they belong where nothing follows that may be in view, or wait until their place is below the screen.
 * @param props.isForComparison each car can be added to the comparison
 * @param props.hidesTerms the page says the terms of a price a month elsewhere
 * @param props.waits something follows it on the page
 */
export function RecentCars({ isForComparison = false, hidesTerms = false, waits = false }: Props) {
  const cars = useOwnList(RECENT_CARS);
  if (cars.length === 0) return null;
  return (
    <Suspense>
      <LazySection cars={cars} isForComparison={isForComparison} hidesTerms={hidesTerms} waits={waits} />
    </Suspense>
  );
}

'use client';

import { lazy, Suspense } from 'react';
import { RECENT_CARS } from '#lib/domain/vehicle/own-lists.ts';
import { useOwnList } from './use-own-list.ts';

const RecentCarsSection = lazy(async () => ({
  default: (await import('./recent-cars-section.tsx')).RecentCarsSection,
}));

/**
 * The cars that were last viewed in this browser (docs/product.md 13.4); nothing when there are none. They appear after
 * hydration, so they belong where nothing follows that may be in view.
 * @param props.isForComparison each car can be added to the comparison
 */
export function RecentCars({ isForComparison = false }: { isForComparison?: boolean }) {
  const cars = useOwnList(RECENT_CARS);
  if (cars.length === 0) return null;
  return (
    <Suspense>
      <RecentCarsSection cars={cars} isForComparison={isForComparison} />
    </Suspense>
  );
}

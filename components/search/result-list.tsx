'use client';

import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { ResultCard } from '#components/vehicle/result-card.tsx';
import patterns from '#components/ui/patterns.module.css';

/** The cars of a page of results. A client component: the page's data then holds the cars, and no element of a card. */
export function ResultList({ vehicles }: { vehicles: readonly Vehicle[] }) {
  return (
    <ul className={patterns.stack}>
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.chassisNumber}>
          <ResultCard vehicle={vehicle} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

import type { Metadata } from 'next';

import { compareQuery } from '#lib/domain/compare/compare-address.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { pageMetadata, noindex } from './metadata.ts';

const COMPARE = '/compare';

/** Metadata of a comparison, which is not indexed: the pairs are countless. */
export function comparisonMetadata(vehicles: readonly Vehicle[]): Metadata {
  const [a = null, b = null] = vehicles.map(({ chassisNumber }) => chassisNumber);
  return noindex(
    pageMetadata({
      subject: `Compare ${vehicles.map(vehicleTitle).join(' and ') || 'cars'}`,
      description: 'Two cars side by side: price, status and every row of their specification.',
      address: a === null ? COMPARE : `${COMPARE}?${compareQuery([a, b])}`,
      canonical: COMPARE,
    }),
  );
}

import type { Metadata } from 'next';
import { compareQuery } from '#lib/domain/compare/compare-address.ts';
import { priceText } from '#lib/domain/vehicle/price.ts';
import { keyFacts } from '#lib/domain/vehicle/specification.ts';
import {
  availability,
  isSold,
  originTag,
  vehicleAddress,
  vehicleReference,
  vehicleTitle,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';
import { factsDescription } from './snippet.ts';
import { noindex, pageMetadata } from './metadata.ts';
import { vehicleOgImage } from './og-image-address.ts';

const COMPARE = '/compare';
const TEST_DRIVE = '/test-drive';

/** The metadata of a sold car do not contain its price. */
export function vehicleMetadata(vehicle: Vehicle): Metadata {
  const price = isSold(vehicle) ? '' : priceText(vehicle);
  return pageMetadata({
    subject: vehicleTitle(vehicle),
    titleFacts: [price || 'Sold'],
    description: factsDescription(vehicleTitle(vehicle), [
      availability(vehicle),
      originTag(vehicle),
      price,
      ...keyFacts(vehicle),
      `REF ${vehicleReference(vehicle)}`,
    ]),
    address: vehicleAddress(vehicle),
    ogImage: vehicleOgImage(vehicle),
  });
}

/** Metadata of a comparison. It is not indexed, because the number of pairs is unlimited. */
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

type Booking = {
  subject: string;
  description: string;
  /** Null when no car is chosen. */
  car: Vehicle | null;
};

/** Metadata of the booking page: always the same canonical address, with title and picture of the chosen car. */
export function testDriveMetadata({ subject, description, car }: Booking): Metadata {
  const booking = { subject, description, canonical: TEST_DRIVE };
  if (!car) return pageMetadata({ ...booking, address: TEST_DRIVE });
  return pageMetadata({
    ...booking,
    titleFacts: [vehicleTitle(car)],
    address: `${TEST_DRIVE}?car=${encodeURIComponent(car.chassisNumber)}`,
    ogImage: vehicleOgImage(car),
  });
}

import type { Metadata } from 'next';

import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { pageMetadata } from './metadata.ts';
import { vehicleOgImage } from './og-image-address.ts';

const TEST_DRIVE = '/test-drive';

type Page = {
  subject: string;
  description: string;
  /** Null when none is chosen. */
  car: Vehicle | null;
};

/** Metadata of the booking page: one canonical address, but title and picture of the chosen car. */
export function testDriveMetadata({ subject, description, car }: Page): Metadata {
  const booking = { subject, description, canonical: TEST_DRIVE };
  if (!car) return pageMetadata({ ...booking, address: TEST_DRIVE });
  return pageMetadata({
    ...booking,
    titleFacts: [vehicleTitle(car)],
    address: `${TEST_DRIVE}?car=${encodeURIComponent(car.chassisNumber)}`,
    ogImage: vehicleOgImage(car),
  });
}

import { texts } from '#lib/texts/current-texts.ts';
import { localWord } from '#lib/texts/local-word.ts';
import { priceText } from '#lib/texts/price-label.ts';
import { keyFacts } from '#lib/texts/specification.ts';
import type { Metadata } from 'next';
import { compareQuery } from '#lib/domain/compare/compare-address.ts';
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
  const price = isSold(vehicle) ? '' : priceText(vehicle, texts());
  return pageMetadata({
    subject: vehicleTitle(vehicle),
    titleFacts: [price || texts().search.options.sold],
    description: factsDescription(vehicleTitle(vehicle), [
      localWord(availability(vehicle), texts()),
      localWord(originTag(vehicle), texts()),
      price,
      ...keyFacts(vehicle, texts()),
      texts().meta.reference(vehicleReference(vehicle)),
    ]),
    address: vehicleAddress(vehicle),
    ogImage: vehicleOgImage(vehicle, texts().language),
  });
}

/** Metadata of a comparison. It is not indexed, because the number of pairs is unlimited. */
export function comparisonMetadata(vehicles: readonly Vehicle[]): Metadata {
  const { meta } = texts();
  const [a = null, b = null] = vehicles.map(({ chassisNumber }) => chassisNumber);
  return noindex(
    pageMetadata({
      subject: vehicles.length > 0 ? meta.compare(vehicles.map(vehicleTitle)) : meta.compareCars,
      description: meta.compareDescription,
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
    ogImage: vehicleOgImage(car, texts().language),
  });
}

import type { Metadata } from 'next';

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
import { pageMetadata } from './metadata.ts';
import { vehicleOgImage } from './og-image-address.ts';

/** A sold car's metadata do not name its price. */
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

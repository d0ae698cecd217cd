import type { ItemAvailability, Offer } from 'schema-dts';

import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import {
  availability,
  vehicleAddress,
  type Availability,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';

import { siteUrl } from '#lib/discovery/seo/site-url.ts';
import { dealerReference } from './dealer.ts';

/** The dealership sells used cars only. */
export const CONDITION = 'https://schema.org/UsedCondition';

const AVAILABILITY: Record<Availability, ItemAvailability> = {
  'IN STOCK': 'https://schema.org/InStock',
  SOLD: 'https://schema.org/SoldOut',
  'COMING SOON': 'https://schema.org/PreOrder',
};

/** Null when the price is on request (docs/product.md 12.2). */
export function offerStructuredData(vehicle: Vehicle): Offer | null {
  const price = sellingPrice(vehicle);
  if (price === null) return null;
  return {
    '@type': 'Offer',
    url: siteUrl(vehicleAddress(vehicle)),
    price,
    priceCurrency: 'MUR',
    availability: AVAILABILITY[availability(vehicle)],
    itemCondition: CONDITION,
    seller: dealerReference(),
  };
}

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

/** Every car of the dealership was on the road before, abroad or here. */
export const CONDITION = 'https://schema.org/UsedCondition';

const AVAILABILITY: Record<Availability, ItemAvailability> = {
  'IN STOCK': 'https://schema.org/InStock',
  SOLD: 'https://schema.org/SoldOut',
  'COMING SOON': 'https://schema.org/PreOrder',
};

/** The offer of a car; null when its price is told on request. */
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

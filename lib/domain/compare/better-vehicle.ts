import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { Slots } from './compare-slots.ts';

type Compared = Pick<Vehicle, 'mileage' | 'yearOfManufacture' | 'clientSellingPrice'>;

/** The slot with the better value; null when the values are equal, or one is unknown. */
export type Better = 0 | 1 | null;

/** Which of two cars has the lower mileage, the later year and the lower price. */
export function betterVehicle(vehicles: Slots<Compared>): Record<'mileage' | 'year' | 'price', Better> {
  return {
    mileage: lowest(vehicles, ({ mileage }) => mileage),
    year: lowest(vehicles, ({ yearOfManufacture }) => yearOfManufacture && -yearOfManufacture),
    price: lowest(vehicles, sellingPrice),
  };
}

/** By how much the prices of two cars differ, in rupees; null when they do not, or one is unknown. */
export function priceDifference([first, second]: Slots<Compared>): number | null {
  const prices = [first && sellingPrice(first), second && sellingPrice(second)] as const;
  if (prices[0] === null || prices[1] === null) return null;
  return Math.abs(prices[0] - prices[1]) || null;
}

function lowest([first, second]: Slots<Compared>, value: (car: Compared) => number | null): Better {
  const values = [first && value(first), second && value(second)] as const;
  if (values[0] === null || values[1] === null || values[0] === values[1]) return null;
  return values[0] < values[1] ? 0 : 1;
}

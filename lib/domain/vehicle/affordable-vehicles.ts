import { sellingPrice } from './price.ts';
import { isSold, type Vehicle } from './vehicle.ts';

/**
 * Up to `limit` of these cars that are for sale, have a picture and cost at most `maxPrice` rupees, the most expensive
 * first.
 */
export function affordableVehicles(vehicles: readonly Vehicle[], maxPrice: number, limit: number): Vehicle[] {
  return vehicles
    .map((vehicle) => ({ vehicle, price: sellingPrice(vehicle) ?? Infinity }))
    .filter(({ vehicle, price }) => price <= maxPrice && !isSold(vehicle) && vehicle.images.length > 0)
    .sort((one, other) => other.price - one.price)
    .slice(0, limit)
    .map(({ vehicle }) => vehicle);
}

import { sellingPrice } from './price.ts';
import { isSold, type Vehicle } from './vehicle.ts';

/**
 * Up to `limit` of these cars that are for sale, have a picture and cost at most `maxPrice` rupees, the most expensive
 * first. When there are more, the most expensive one of each body takes precedence.
 */
export function affordableVehicles(vehicles: readonly Vehicle[], maxPrice: number, limit: number): Vehicle[] {
  const affordable = vehicles
    .map((vehicle) => ({ vehicle, price: sellingPrice(vehicle) ?? Infinity }))
    .filter(({ vehicle, price }) => price <= maxPrice && !isSold(vehicle) && vehicle.images.length > 0)
    .sort((one, other) => other.price - one.price)
    .map(({ vehicle }) => vehicle);
  const firstOfBody = affordable.filter(
    ({ type }, index) => affordable.findIndex((other) => other.type === type) === index,
  );
  const chosen = [...new Set([...firstOfBody, ...affordable])].slice(0, limit);
  return affordable.filter((vehicle) => chosen.includes(vehicle));
}

import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { MAX_SIMILAR, similarities, type SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { findCars } from './find-cars.ts';
import type { Inventory } from './inventory.ts';

/** Up to four unsold cars, those of the closest similarity first, then the nearest in price, Price on Request last. */
export function similarVehicles(inventory: Inventory, to: SimilarityTarget): Vehicle[] {
  const price = sellingPrice(to);
  function distance(candidate: number | null): number {
    return candidate === null ? Number.MAX_VALUE : Math.abs(candidate - (price ?? candidate));
  }
  const found = similarities(to).flatMap((similarity) =>
    findCars(inventory, similarity)
      .filter(
        ({ facts, vehicle }) => facts.availability !== 'sold' && vehicle.chassisNumber !== to.chassisNumber,
      )
      .sort((one, other) => distance(one.facts.price) - distance(other.facts.price)),
  );
  return [...new Set(found)].slice(0, MAX_SIMILAR).map(({ vehicle }) => vehicle);
}

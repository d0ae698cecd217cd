import { affordableVehicles } from '#lib/domain/vehicle/affordable-vehicles.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { MAX_SIMILAR, similarities, type SimilarityTarget } from '#lib/domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { findCars, inOrder } from './find-cars.ts';
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

/**
 * Number of samples for the lowest budget. A higher budget adds one, and its visitors see the samples of lower budgets
 * too.
 */
const LOWEST_SAMPLES = 3;

/** How many cars to look at for a sample, since some have no picture or the same body as others. */
const SAMPLE_CANDIDATES = 20;

/**
 * Sample cars in stock for budgets: the most expensive of each whose body the two before it do not have, so that a visitor
 * sees three different ones.
 * @param prices the highest price that each budget pays for, in rupees, ascending
 */
export function budgetSamples(inventory: Inventory, prices: readonly number[]): Vehicle[] {
  const inStock = findCars(inventory, { texts: [{ key: 'availability', value: 'in-stock' }], bounds: [] });
  const byPrice = inOrder(inventory, inStock, '-price');
  const samples: Vehicle[] = [];
  for (const price of prices) {
    const candidates = byPrice.filter(({ facts }) => facts.price !== null && facts.price <= price);
    const affordable = affordableVehicles(
      candidates.slice(0, SAMPLE_CANDIDATES).map(({ vehicle }) => vehicle),
      price,
      SAMPLE_CANDIDATES,
    );
    const shown = samples.slice(1 - LOWEST_SAMPLES).map(({ type }) => type);
    const others = affordable.filter(({ type }) => !shown.includes(type));
    if (samples.length === 0) samples.push(...affordableVehicles(affordable, price, LOWEST_SAMPLES));
    else samples.push(...[...others, ...affordable].slice(0, 1));
  }
  return [...new Set(samples)];
}

import 'server-only';
import { BUDGET_STEPS } from '#lib/domain/loan/budget.ts';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { affordableVehicles } from '#lib/domain/vehicle/affordable-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { countCars, viewInventory } from './inventory.ts';
import { upToDate } from './up-to-date.ts';

/** Of the lowest budget; of every other one the dearest car is shown beside those of the lower ones. */
const LOWEST_SAMPLES = 3;

type BudgetInventory = {
  /** How many cars each of `BUDGET_STEPS` pays for. */
  counts: number[];
  /** Of the cars in stock, the dearest that each of them pays for. */
  samples: Vehicle[];
};

/** What the landing page tells of each budget a month (docs/product.md 9.1); null without a usable snapshot. */
export async function budgetInventory(): Promise<BudgetInventory | null> {
  const filters = BUDGET_STEPS.map((maxMonthly) => withCriteria(EMPTY_FILTER, { maxMonthly }));
  const inStock = filters.map((filter) =>
    viewInventory(withCriteria(filter, { availability: 'in-stock', sort: '-price' })),
  );
  const [counts, ...views] = await Promise.all([countCars(filters), ...inStock]);
  if (!counts) return null;
  const dearest = views.flatMap((found, index) =>
    affordableVehicles(found?.view.vehicles ?? [], Number.MAX_VALUE, index === 0 ? LOWEST_SAMPLES : 1),
  );
  const samples = [...new Map(dearest.map((vehicle) => [vehicle.chassisNumber, vehicle])).values()];
  const walkedAt = Math.min(...views.map((found) => found?.walkedAt ?? Infinity));
  return { counts, samples: await upToDate(samples, walkedAt) };
}

import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

/** Rs 5,000 a month pays for Rs 371,548, Rs 10,000 for Rs 742,096. */
const CARS = [200_000, 250_000, 300_000, 350_000, 700_000, 740_000].map((clientSellingPrice) =>
  aVehicle({ chassisNumber: `RS-${clientSellingPrice}`, clientSellingPrice }),
);
const SOLD = aVehicle({ chassisNumber: 'SOLD', clientSellingPrice: 742_000, status: 'SOLD' });

test('each budget has its number of cars for sale', () =>
  withSite({ 'POST /cars': pagesOf(() => [...CARS, SOLD]) }, async ({ sync, budgetCounts }) => {
    expect(budgetCounts()).toBeNull();
    await sync.syncNow();
    expect(budgetCounts()?.slice(0, 3)).toEqual([4, 6, 6]);
  }));

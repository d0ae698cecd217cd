import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { pageBudget } from './page-budget.ts';

test('a page shows a hundred usual cars in full', () => {
  const vehicles = Array.from({ length: 100 }, (_, index) => aVehicle({ chassisNumber: `X${index}` }));
  expect(vehicles.map(pageBudget())).toEqual(vehicles);
});

test('of cars with endless texts a page shows the first in full, and the others without pictures and features', () => {
  const clientOptions = 'x'.repeat(20_000);
  const vehicles = Array.from({ length: 50 }, (_, index) =>
    aVehicle({ chassisNumber: `X${index}`, clientOptions }),
  );
  const shown = vehicles.map(pageBudget());
  expect(shown.slice(0, 24)).toEqual(vehicles.slice(0, 24));
  expect(shown.slice(24)).toEqual(
    vehicles.slice(24).map((vehicle) => ({ ...vehicle, images: [], clientOptions: '' })),
  );
});

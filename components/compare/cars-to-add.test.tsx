import { screen } from '@testing-library/react';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { packVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { setup } from '#components/ui/testing/in-app.tsx';
import { stubVehicleApi } from '#components/vehicle/testing/stub-vehicle-api.ts';
import { CarsToAdd } from './cars-to-add.tsx';
import { ShownSlots } from './use-compare-slots.ts';

const aqua = aVehicle();
const fit = aVehicle({ chassisNumber: 'GK3/1', make: 'HONDA', model: 'FIT' });
const leaf = aVehicle({ chassisNumber: 'ZE1-1', make: 'NISSAN', model: 'LEAF' });

function open(second: Vehicle | null, similarTo: string | null = null) {
  return setup(
    <ShownSlots value={[null, second]}>
      <CarsToAdd heading="Featured Cars" packed={packVehicles([leaf])} similarTo={similarTo} />
    </ShownSlots>,
  );
}

test('beside a car of the visitor there are similar ones in place of the featured ones', async () => {
  stubVehicleApi({ similar: { [fit.chassisNumber]: [aqua] } });
  open(fit);
  expect(await screen.findByRole('region', { name: 'Similar cars' })).toHaveTextContent('TOYOTA AQUA 2018');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test.each([
  ['without a car', null, null],
  ['beside a car for which the server has looked', fit, fit.chassisNumber],
])('%s nothing is asked for', (_case, car, similarTo) => {
  const asked = stubVehicleApi({});
  open(car, similarTo);
  expect(screen.getByRole('region', { name: 'Featured Cars' })).toHaveTextContent('NISSAN LEAF 2018');
  expect(asked).toEqual([]);
});

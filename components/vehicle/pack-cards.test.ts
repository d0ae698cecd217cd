import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { unpackVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { packCards } from './pack-cards.ts';

test.each(['grid', 'rail', 'compact'] as const)(
  'a %s card knows what the list of saved cars says of its car',
  (density) => {
    const car = aVehicle({ status: 'IN STOCK', localVehicle: true });
    expect(unpackVehicles(packCards([car], density))).toMatchObject([
      { status: 'IN STOCK', localVehicle: true },
    ]);
  },
);

import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { vehicleMetadata } from './vehicle-metadata.ts';

test.each([
  [{}, 'TOYOTA AQUA 2018, Rs 595,000 | Example Motors'],
  [{ clientSellingPrice: null }, 'TOYOTA AQUA 2018, Price on Request | Example Motors'],
  [{ status: 'SOLD' }, 'TOYOTA AQUA 2018, Sold | Example Motors'],
  [{ make: '', model: '', yearOfManufacture: null }, 'REF 2345, Rs 595,000 | Example Motors'],
])('a car with %j is titled by what it is and what it costs', (differences, title) => {
  expect(vehicleMetadata(aVehicle(differences))).toMatchObject({ title });
});

test.each([
  [
    {},
    'TOYOTA AQUA 2018: IN STOCK, IMPORT, Rs 595,000, AUTOMATIC, 1496 CC, 45,200 KM, PETROL HYBRID, REF 2345',
  ],
  [
    { status: 'SOLD' },
    'TOYOTA AQUA 2018: SOLD, IMPORT, AUTOMATIC, 1496 CC, 45,200 KM, PETROL HYBRID, REF 2345',
  ],
  [
    { status: '', localVehicle: true, clientSellingPrice: 0, mileage: null, fuel: '', transmission: '' },
    'TOYOTA AQUA 2018: COMING SOON, PRE-OWNED, Price on Request, 1496 CC, REF 2345',
  ],
  [
    {
      make: '',
      model: '',
      yearOfManufacture: null,
      engineCapacity: null,
      mileage: null,
      fuel: '',
      transmission: '',
    },
    'REF 2345: IN STOCK, IMPORT, Rs 595,000, REF 2345',
  ],
])('a car with %j is described by the facts that are known', (differences, description) => {
  expect(vehicleMetadata(aVehicle(differences))).toMatchObject({ description });
});

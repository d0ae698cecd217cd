import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from './vehicle.ts';
import { toVehicleTable, vehiclesOfTable } from './vehicle-table.ts';

const CDN = 'https://backoffice.example/pictures';

test.each<[string, Vehicle[]]>([
  ['no car', []],
  ['a car without pictures', [aVehicle({ images: [] })]],
  ['one picture', [aVehicle()]],
  [
    'pictures of several hosts',
    [aVehicle(), aVehicle({ images: ['https://other.example/a.jpg', '/b.jpg'] })],
  ],
  ['unknown values', [aVehicle({ mileage: null, colour: '', localVehicle: true, clientSellingPrice: null })]],
])('%s: the vehicles of a table are those that it was made of', (_, vehicles) => {
  expect(vehiclesOfTable(toVehicleTable(vehicles))).toEqual(vehicles);
});

test('the common folder of the pictures appears once', () => {
  const a = aVehicle({ images: [`${CDN}/suv-1/front.jpg`, `${CDN}/suv-1/rear.jpg`] });
  const b = aVehicle({ images: [`${CDN}/suv-2/front.jpg`] });
  expect(toVehicleTable([a, b], ['chassisNumber', 'images'])).toEqual({
    fields: ['chassisNumber', 'images'],
    pictureStart: `${CDN}/`,
    rows: [
      [a.chassisNumber, ['suv-1/front.jpg', 'suv-1/rear.jpg']],
      [b.chassisNumber, ['suv-2/front.jpg']],
    ],
  });
});

test('a field that was not kept counts as missing', () => {
  const [vehicle] = vehiclesOfTable(toVehicleTable([aVehicle()], ['chassisNumber', 'make']));
  expect(vehicle).toMatchObject({ make: 'TOYOTA', model: '', mileage: null, images: [] });
});

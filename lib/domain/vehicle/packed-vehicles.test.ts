import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from './vehicle.ts';
import { packVehicles, unpackVehicles } from './packed-vehicles.ts';

const CDN = 'https://backoffice.example/pictures';

test.each<[string, Vehicle[]]>([
  ['no car', []],
  ['a car without pictures', [aVehicle({ images: [] })]],
  ['one picture', [aVehicle()]],
  ['signed pictures', [aVehicle({ images: [`${CDN}/a.jpg#Xb3_-9aQ`, `${CDN}/b.jpg`] })]],
  [
    'pictures of several hosts',
    [aVehicle(), aVehicle({ images: ['https://other.example/a.jpg', '/b.jpg'] })],
  ],
  [
    'features in common',
    [aVehicle({ clientOptions: 'ABS; Airbags;' }), aVehicle({ clientOptions: 'ABS;Isofix' })],
  ],
  [
    'unknown values',
    [
      aVehicle({
        mileage: null,
        colour: '',
        localVehicle: true,
        clientSellingPrice: null,
        clientOptions: '',
      }),
    ],
  ],
])('%s: unpacked vehicles are those that were packed', (_, vehicles) => {
  expect(unpackVehicles(packVehicles(vehicles))).toEqual(vehicles);
});

test('common parts of picture addresses and features are stored once', () => {
  const a = aVehicle({
    images: [`${CDN}/suv-1/front.jpg#Xb3_-9aQ`, `${CDN}/suv-1/rear.jpg`],
    clientOptions: 'ABS;Airbags',
  });
  const b = aVehicle({ images: [`${CDN}/suv-2/front.jpg`], clientOptions: 'Isofix;ABS' });
  expect(packVehicles([a, b], ['chassisNumber', 'clientOptions', 'images'])).toEqual({
    fields: ['chassisNumber', 'clientOptions', 'images'],
    picturePrefix: `${CDN}/`,
    pictureSuffix: '.jpg',
    features: ['ABS', 'Airbags', 'Isofix'],
    rows: [
      [a.chassisNumber, [0, 1], ['suv-1/front#Xb3_-9aQ', 'suv-1/rear']],
      [b.chassisNumber, [2, 0], ['suv-2/front']],
    ],
  });
});

test('a field that was not kept counts as missing', () => {
  const [vehicle] = unpackVehicles(packVehicles([aVehicle()], ['chassisNumber', 'make']));
  expect(vehicle).toMatchObject({ make: 'TOYOTA', model: '', mileage: null, images: [] });
});

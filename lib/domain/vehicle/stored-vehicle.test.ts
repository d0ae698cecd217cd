import fc from 'fast-check';
import { serializeVehicle, vehicleFromStorage } from './stored-vehicle.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

test('a car comes back from storage as it was', () => {
  const vehicle = aVehicle({ localVehicle: true, clientSellingPrice: null });
  expect(vehicleFromStorage(serializeVehicle(vehicle))).toEqual(vehicle);
});

test('signatures of pictures are stored beside their addresses', () => {
  const images = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
  const vehicle = aVehicle({ images: [`${images[0]}#Xb3_-9aQ`, String(images[1])] });
  const stored = serializeVehicle(vehicle);
  expect(JSON.parse(stored)).toMatchObject({ images, signatures: ['Xb3_-9aQ', ''] });
  expect(vehicleFromStorage(stored)).toEqual(vehicle);
});

test.each([
  null,
  '',
  'null',
  '17',
  '"NHP10-6712345"',
  '[]',
  '{"make":',
  '{}',
  '{"make":"KIA"}',
  '{"chassisNumber":" "}',
  '{"chassisNumber":17}',
])('%p in session storage is not a car', (stored) => {
  expect(vehicleFromStorage(stored)).toBeNull();
});

test('a field of the wrong type counts as missing, and unknown fields are dropped', () => {
  const foreign = {
    chassisNumber: ' NHP10-1 ',
    make: { name: 'TOYOTA' },
    model: 86,
    yearOfManufacture: '2018',
    mileage: null,
    localVehicle: 'true',
    images: 'photo.jpg',
    admin: true,
  };
  expect(vehicleFromStorage(JSON.stringify(foreign))).toEqual({
    id: '',
    chassisNumber: ' NHP10-1 ',
    make: '',
    model: '',
    yearOfManufacture: null,
    type: '',
    mileage: null,
    fuel: '',
    engineCapacity: null,
    transmission: '',
    firstRegistration: '',
    colour: '',
    colourCode: '',
    version: '',
    countryOfOrigin: '',
    auctionGrade: '',
    status: '',
    localVehicle: false,
    clientSellingPrice: null,
    clientOptions: '',
    images: [],
  });
});

test('only http(s) addresses and paths on this site are kept as pictures', () => {
  const images = [
    'https://a.example/1.jpg',
    'HTTP://a.example/2.jpg',
    '/assets/3.jpg',
    '//a.example/4.jpg',
    '/\\a.example/5.jpg',
    'javascript:alert(6)',
    'data:image/png;base64,AA',
    'http://',
    '7.jpg',
    '',
    8,
    null,
  ];
  expect(vehicleFromStorage(JSON.stringify({ chassisNumber: 'A', images }))?.images).toEqual(
    images.slice(0, 3),
  );
});

test('no text in session storage makes the parser throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(() => vehicleFromStorage(stored)).not.toThrow();
    }),
  );
});

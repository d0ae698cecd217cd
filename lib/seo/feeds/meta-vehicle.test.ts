import { metaVehicle } from './meta-vehicle.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

test('a vehicle is described in the words and units of the catalogue', () => {
  const vehicle = aVehicle({
    chassisNumber: 'NHP10-2345678',
    make: 'TOYOTA',
    model: 'AQUA',
    yearOfManufacture: 2019,
    mileage: 45_200,
    fuel: 'PETROL HYBRID',
    transmission: 'A/T',
    type: 'HATCHBACK',
    colour: 'BLUE',
    status: 'IN STOCK',
    clientSellingPrice: 650_000,
    localVehicle: false,
  });
  expect(metaVehicle(vehicle)).toMatchObject({
    vehicle_id: 'NHP10-2345678',
    vin: '',
    title: 'TOYOTA AQUA 2019',
    year: 2019,
    'mileage.value': 45_200,
    'mileage.unit': 'KM',
    transmission: 'AUTOMATIC',
    fuel_type: 'HYBRID',
    body_style: 'HATCHBACK',
    exterior_color: 'BLUE',
    state_of_vehicle: 'USED',
    price: '650000 MUR',
    availability: 'AVAILABLE',
    custom_label_0: 'IN STOCK',
    custom_label_1: 'IMPORT',
  });
});

test('a sold vehicle is NOT_AVAILABLE, so that it is no longer advertised', () => {
  expect(metaVehicle(aVehicle({ clientSellingPrice: 1, status: 'SOLD' }))).toMatchObject({
    availability: 'NOT_AVAILABLE',
  });
});

test('only a VIN fills the vin column', () => {
  const vehicle = aVehicle({ clientSellingPrice: 1, chassisNumber: 'WVWZZZ1KZAW123456' });
  expect(metaVehicle(vehicle)).toMatchObject({ vin: 'WVWZZZ1KZAW123456' });
});

test('a description has at most 5,000 characters', () => {
  const clientOptions = Array.from({ length: 2_000 }, (_, index) => `Option ${index}`).join(';');
  const description = String(metaVehicle(aVehicle({ clientOptions }))['description']);
  expect(description.length).toBeLessThanOrEqual(5_000);
  expect(description).toMatch(/^REF 2345, .* Option \d+,…$/);
});

test.each([
  ['DIESEL', 'DIESEL'],
  ['DIESEL HYBRID', 'HYBRID'],
  ['ELECTRIC (5)', 'ELECTRIC'],
  ['ELECTRIC HYBRID (HYE)', 'HYBRID'],
  ['PLUG-IN HYBRID', 'PLUGIN_HYBRID'],
  ['PETROL', 'PETROL'],
  ['HYBRIDE RECHARGEABLE', 'PLUGIN_HYBRID'],
  ['Électrique', 'ELECTRIC'],
  ['Essence', 'PETROL'],
  ['LPG', 'OTHER'],
  ['', ''],
])('fuel %p is %p in the catalogue', (fuel, fuelType) => {
  expect(metaVehicle(aVehicle({ clientSellingPrice: 1, fuel }))).toMatchObject({ fuel_type: fuelType });
});

test.each([
  ['Saloon', 'SEDAN'],
  ['STATION WAGON', 'WAGON'],
  ['PICKUP', 'TRUCK'],
  ['MPV', 'MINIVAN'],
  ['CABRIOLET', 'CONVERTIBLE'],
  ['Coupé', 'COUPE'],
  ['Berline', 'SEDAN'],
  ['KEI', 'OTHER'],
  ['', ''],
])('body %p is %p in the catalogue', (type, bodyStyle) => {
  expect(metaVehicle(aVehicle({ clientSellingPrice: 1, type }))).toMatchObject({ body_style: bodyStyle });
});

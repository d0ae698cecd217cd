import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import {
  availability,
  engineUnit,
  features,
  fuelLabel,
  originTag,
  transmissionLabel,
  vehicleAddress,
  vehicleReference,
  vehicleTitle,
} from './vehicle.ts';

test.each([
  ['TOYOTA', 'AQUA', 2018, 'TOYOTA AQUA 2018'],
  ['TOYOTA', '', 2018, 'TOYOTA 2018'],
  ['', 'AQUA', null, 'AQUA'],
  ['', '', null, 'REF 2345'],
  ['TOYOTA', 'A'.repeat(300), 2018, `TOYOTA ${'A'.repeat(79)}… 2018`],
])('make %p, model %p and year %p make the title %p', (make, model, yearOfManufacture, title) => {
  expect(vehicleTitle(aVehicle({ make, model, yearOfManufacture }))).toBe(title);
});

test.each([
  ['NHP10-6712345', '2345'],
  ['wbaxy3c50kb12a9f', '2A9F'],
  ['7', '7'],
  ['TRAIL-40 \u200b.', 'L-40'],
])('chassis number %p has the reference %p', (chassisNumber, reference) => {
  expect(vehicleReference({ chassisNumber })).toBe(reference);
});

test.each([
  ['NHP10-6712345', '/car/NHP10-6712345'],
  ['A/B 1&ü', '/car/A%2FB%201%26%C3%BC'],
])('the page of %p is %p', (chassisNumber, address) => {
  expect(vehicleAddress({ chassisNumber })).toBe(address);
});

test.each([
  ['SOLD', 'SOLD'],
  ['IN STOCK', 'IN STOCK'],
  ['ON THE WAY', 'COMING SOON'],
  ['COMING SOON', 'COMING SOON'],
  ['sold', 'COMING SOON'],
  ['', 'COMING SOON'],
])('status %p is shown as %p', (status, shown) => {
  expect(availability({ status })).toBe(shown);
});

test.each([
  [true, 'PRE-OWNED'],
  [false, 'IMPORT'],
])('a car with localVehicle %p is tagged %p', (localVehicle, tag) => {
  expect(originTag({ localVehicle })).toBe(tag);
});

test.each([
  ['M/T', 'MANUAL'],
  ['A/T', 'AUTOMATIC'],
  ['CVT', 'AUTOMATIC'],
  ['MANUAL', 'AUTOMATIC'],
  ['', ''],
])('transmission %p is shown as %p', (transmission, shown) => {
  expect(transmissionLabel({ transmission })).toBe(shown);
});

test.each([
  ['ELECTRIC (5)', 'ELECTRIC'],
  ['ELECTRIC HYBRID (HYE)', 'ELECTRIC HYBRID'],
  ['PETROL', 'PETROL'],
  ['PETROL (1) HYBRID', 'PETROL (1) HYBRID'],
  ['', ''],
])('fuel %p is shown as %p', (fuel, shown) => {
  expect(fuelLabel({ fuel })).toBe(shown);
});

test.each([
  ['ELECTRIC (5)', 'KW'],
  ['ELECTRIC HYBRID (HYE)', 'KW'],
  ['ELECTRIC', 'CC'],
  ['PETROL HYBRID', 'CC'],
  ['', 'CC'],
])('the engine of a car with fuel %p is measured in %s', (fuel, unit) => {
  expect(engineUnit({ fuel })).toBe(unit);
});

test.each([
  ['Reverse camera;Push start', ['Reverse camera', 'Push start']],
  [' Push start ;; Reverse camera;Push start; ', ['Push start', 'Reverse camera']],
  ['Push start', ['Push start']],
  ['', []],
])('the options %p are the features %p', (clientOptions, named) => {
  expect(features({ clientOptions })).toEqual(named);
});

import { furtherFacts, keyFacts, specification } from './specification.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

const UNKNOWN = {
  type: '',
  mileage: null,
  fuel: '',
  engineCapacity: null,
  yearOfManufacture: null,
  firstRegistration: '',
  transmission: '',
  colour: '',
  colourCode: '',
  version: '',
  countryOfOrigin: '',
  auctionGrade: '',
};

test('the specification has its twelve rows in their order', () => {
  expect(specification(aVehicle())).toEqual([
    { label: 'BODY', value: 'HATCHBACK' },
    { label: 'MILEAGE', value: '45,200 KM' },
    { label: 'FUEL', value: 'PETROL HYBRID' },
    { label: 'ENGINE', value: '1496 CC' },
    { label: 'YEAR OF MANUFACTURE', value: '2018' },
    { label: 'FIRST REGISTRATION', value: '2018-06' },
    { label: 'TRANSMISSION', value: 'AUTOMATIC' },
    { label: 'COLOUR', value: 'WHITE PEARL CRYSTAL' },
    { label: 'COLOUR CODE', value: '070' },
    { label: 'VERSION', value: 'S' },
    { label: 'COUNTRY OF ORIGIN', value: 'JAPAN' },
    { label: 'AUCTION GRADE', value: '4.5' },
  ]);
});

test('a row without a value keeps its place', () => {
  expect(specification(aVehicle(UNKNOWN)).map(({ value }) => value)).toEqual(Array(12).fill(''));
});

test('a card shows transmission, engine, mileage and fuel', () => {
  expect(keyFacts(aVehicle())).toEqual(['AUTOMATIC', '1496 CC', '45,200 KM', 'PETROL HYBRID']);
});

test('a car that has not been driven shows its mileage', () => {
  expect(keyFacts(aVehicle({ ...UNKNOWN, mileage: 0 }))).toEqual(['0 KM']);
});

test('a card omits unknown facts', () => {
  expect(keyFacts(aVehicle(UNKNOWN))).toEqual([]);
});

test('a wide card shows version, colour, first registration, grade and three features', () => {
  const clientOptions = 'Reverse camera;Push start;Keyless entry;Sunroof';
  expect(furtherFacts(aVehicle({ clientOptions }))).toEqual([
    'S',
    'WHITE PEARL CRYSTAL',
    'Registered 2018-06',
    'Grade 4.5',
    'Reverse camera, Push start, Keyless entry',
  ]);
  expect(furtherFacts(aVehicle({ ...UNKNOWN, clientOptions: '' }))).toEqual([]);
});

import { TEXTS } from './current-texts.ts';
import { keyFacts, specification } from './specification.ts';
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
  expect(specification(aVehicle(), TEXTS.en)).toEqual([
    { label: 'BODY', value: { text: 'HATCHBACK' } },
    { label: 'MILEAGE', value: { text: '45,200 KM' } },
    { label: 'FUEL', value: { text: 'PETROL HYBRID' } },
    { label: 'ENGINE', value: { text: '1496 CC' } },
    { label: 'YEAR OF MANUFACTURE', value: { text: '2018' } },
    { label: 'FIRST REGISTRATION', value: { text: '2018-06' } },
    { label: 'TRANSMISSION', value: { text: 'AUTOMATIC' } },
    { label: 'COLOUR', value: { text: 'WHITE PEARL CRYSTAL' } },
    { label: 'COLOUR CODE', value: { text: '070' } },
    { label: 'VERSION', value: { text: 'S' } },
    { label: 'COUNTRY OF ORIGIN', value: { text: 'JAPAN' } },
    { label: 'AUCTION GRADE', value: { text: '4.5' } },
  ]);
});

test('a row without a value keeps its place', () => {
  expect(specification(aVehicle(UNKNOWN), TEXTS.en).map(({ value }) => value.text)).toEqual(
    Array(12).fill(''),
  );
});

test('a card shows transmission, engine, mileage and fuel', () => {
  expect(keyFacts(aVehicle(), TEXTS.en)).toEqual(['AUTOMATIC', '1496 CC', '45,200 KM', 'PETROL HYBRID']);
});

test('a car that has not been driven shows its mileage', () => {
  expect(keyFacts(aVehicle({ ...UNKNOWN, mileage: 0 }), TEXTS.en)).toEqual(['0 KM']);
});

test('a card omits unknown facts', () => {
  expect(keyFacts(aVehicle(UNKNOWN), TEXTS.en)).toEqual([]);
});

test('in French the known words of the backoffice are French, and what it writes freely is marked as English', () => {
  const vehicle = aVehicle();
  expect(keyFacts(vehicle, TEXTS.fr)).toEqual([
    'AUTOMATIQUE',
    '1496\u00a0cc',
    '45\u00a0200\u00a0km',
    'HYBRIDE ESSENCE',
  ]);
  const rows = specification(vehicle, TEXTS.fr).map(({ label, value }) => [label, value]);
  expect(Object.fromEntries(rows)).toMatchObject({
    CARROSSERIE: { text: 'HATCHBACK', lang: undefined },
    COULEUR: { text: 'WHITE PEARL CRYSTAL', lang: 'en' },
    'PAYS D’ORIGINE': { text: 'JAPON', lang: undefined },
    'NOTE D’ENCHÈRE': { text: '4,5' },
  });
});

test.each([
  [1496, 'PETROL', '1496 CC'],
  [110, 'ELECTRIC (5)', '110 KW'],
  [null, 'PETROL', ''],
])('capacity %p with fuel %p is shown as %p', (engineCapacity, fuel, shown) => {
  expect(specification(aVehicle({ engineCapacity, fuel }), TEXTS.en)[3]?.value.text).toBe(shown);
});

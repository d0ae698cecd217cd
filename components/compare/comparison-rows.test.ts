import { TEXTS } from '#lib/texts/current-texts.ts';
import { comparisonRows, type ComparisonRow } from './comparison-rows.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

function row(rows: ComparisonRow[], label: string) {
  return rows.find((each) => each.label === label);
}

test('the twelve rows stand side by side, and those in which the cars differ are marked', () => {
  const rows = comparisonRows(
    [aVehicle(), aVehicle({ chassisNumber: 'OTHER', mileage: 12_000, colour: 'RED' })],
    TEXTS.en,
  );
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual(['MILEAGE', 'COLOUR']);
  expect(row(rows, 'MILEAGE')?.values).toEqual([{ text: '45,200 KM' }, { text: '12,000 KM' }]);
  expect(row(rows, 'MILEAGE')?.better).toBe(1);
});

test('cars with the same engine size in different units differ', () => {
  const rows = comparisonRows(
    [
      aVehicle({ fuel: 'ELECTRIC (5)', engineCapacity: 110 }),
      aVehicle({ fuel: 'ELECTRIC', engineCapacity: 110 }),
    ],
    TEXTS.en,
  );
  expect(row(rows, 'ENGINE')).toEqual({
    label: 'ENGINE',
    values: [{ text: '110 KW' }, { text: '110 CC' }],
    differs: true,
    better: null,
  });
  expect(row(rows, 'FUEL')?.differs).toBe(false);
});

test.each([
  ['RED', '', true],
  ['', 'RED', true],
  ['', '', false],
])('that colours %p and %p differ is %p', (first, second, differs) => {
  const rows = comparisonRows([aVehicle({ colour: first }), aVehicle({ colour: second })], TEXTS.en);
  expect(row(rows, 'COLOUR')).toEqual({
    label: 'COLOUR',
    values: [{ text: first }, { text: second }],
    differs,
    better: null,
  });
});

test('a car beside an empty slot has no differing rows', () => {
  const rows = comparisonRows([null, aVehicle()], TEXTS.en);
  expect(rows).toHaveLength(12);
  expect(row(rows, 'BODY')).toEqual({
    label: 'BODY',
    values: [null, { text: 'HATCHBACK' }],
    differs: false,
    better: null,
  });
});

test('a car beside an empty slot has no rows without a value', () => {
  expect(row(comparisonRows([aVehicle({ colour: '' }), null], TEXTS.en), 'COLOUR')).toBeUndefined();
});

test('two empty slots have no rows', () => {
  expect(comparisonRows([null, null], TEXTS.en)).toEqual([]);
});

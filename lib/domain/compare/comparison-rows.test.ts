import { comparisonRows, type ComparisonRow } from './comparison-rows.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

function row(rows: ComparisonRow[], label: string) {
  return rows.find((each) => each.label === label);
}

test('the twelve rows stand side by side, and those in which the cars differ are marked', () => {
  const rows = comparisonRows([
    aVehicle(),
    aVehicle({ chassisNumber: 'OTHER', mileage: 12_000, colour: 'RED' }),
  ]);
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual(['MILEAGE', 'COLOUR']);
  expect(row(rows, 'MILEAGE')?.values).toEqual(['45,200 KM', '12,000 KM']);
});

test('cars with the same engine size in different units differ', () => {
  const rows = comparisonRows([
    aVehicle({ fuel: 'ELECTRIC (5)', engineCapacity: 110 }),
    aVehicle({ fuel: 'ELECTRIC', engineCapacity: 110 }),
  ]);
  expect(row(rows, 'ENGINE')).toEqual({ label: 'ENGINE', values: ['110 KW', '110 CC'], differs: true });
  expect(row(rows, 'FUEL')?.differs).toBe(false);
});

test.each([
  ['RED', ''],
  ['', 'RED'],
  ['', ''],
])('colours %p and %p do not count as different', (first, second) => {
  const rows = comparisonRows([aVehicle({ colour: first }), aVehicle({ colour: second })]);
  expect(row(rows, 'COLOUR')).toEqual({ label: 'COLOUR', values: [first, second], differs: false });
});

test('a car beside an empty slot has no differing rows', () => {
  const rows = comparisonRows([null, aVehicle()]);
  expect(rows).toHaveLength(12);
  expect(row(rows, 'BODY')).toEqual({ label: 'BODY', values: [null, 'HATCHBACK'], differs: false });
});

test('two empty slots have no rows', () => {
  expect(comparisonRows([null, null])).toEqual([]);
});

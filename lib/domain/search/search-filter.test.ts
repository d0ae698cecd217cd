import {
  BACKOFFICE_KEYS,
  withCriteria,
  contradictions,
  EMPTY_FILTER,
  FILTER_FIELDS,
  filterFrom,
  filterFromCriteria,
  filterValue,
  isUnderstood,
  activeKeys,
  setCriteria,
  withoutCriteria,
  yearChoices,
  YEAR_OPTIONS,
  type FilterKey,
} from './search-filter.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';

test('the empty filter has every key of the backoffice, unset', () => {
  expect(EMPTY_FILTER).toEqual({
    make: '',
    model: '',
    transmission: '',
    fuel: '',
    minMileage: null,
    maxMileage: null,
    minYear: null,
    maxYear: null,
    minCC: null,
    maxCC: null,
    minPrice: null,
    maxPrice: null,
    page: 0,
    size: 10,
  });
});

test('a filter is restored from its set criteria', () => {
  const filter = aFilter({ make: 'KIA', maxPrice: 0, maxMonthly: 9000, sort: 'price', page: 2 });
  expect(setCriteria(filter)).toEqual({
    make: 'KIA',
    maxPrice: 0,
    maxMonthly: 9000,
    sort: 'price',
    page: 2,
  });
  expect(filterFromCriteria(setCriteria(filter))).toEqual(filter);
  expect(setCriteria(EMPTY_FILTER)).toEqual({});
  expect(filterFromCriteria({})).toEqual(EMPTY_FILTER);
});

test('years are offered from 2000 to 2050', () => {
  expect([YEAR_OPTIONS.length, YEAR_OPTIONS.at(0), YEAR_OPTIONS.at(-1)]).toEqual([51, 2000, 2050]);
});

test.each([
  [2026, [2026, 2025], [2001, 2000, 2027, 2028], 2050],
  [2050, [2050, 2049], [], 2000],
  [2060, [2050, 2049], [], 2000],
  [1999, [2000, 2001], [], 2050],
])('in %i the list of years begins with %j', (currentYear, first, middle, last) => {
  const choices = yearChoices(currentYear);
  expect(choices.slice(0, 2)).toEqual(first);
  expect(choices.join()).toContain(middle.join());
  expect(choices.at(-1)).toBe(last);
  expect(choices.toSorted()).toEqual(YEAR_OPTIONS);
});

test('transmissions and fuels are those of docs/product.md 3.1', () => {
  expect(FILTER_FIELDS.transmission.options).toEqual(['AUTOMATIC', 'MANUAL']);
  expect(FILTER_FIELDS.fuel.options).toEqual([
    'DIESEL',
    'DIESEL HYBRID',
    'ELECTRIC',
    'PETROL',
    'PETROL HYBRID',
  ]);
});

test.each<[FilterKey, unknown, unknown]>([
  ['make', ' TOYOTA ', 'TOYOTA'],
  ['make', 'CITROËN', 'CITROËN'],
  ['make', '\0', ''],
  ['make', 'KI\u0001A', 'KIA'],
  ['make', 500, '500'],
  ['make', 'x'.repeat(200), 'x'.repeat(200)],
  ['make', 'x'.repeat(201), ''],
  ['make', null, ''],
  ['make', ['TOYOTA'], ''],
  ['transmission', 'MANUAL', 'MANUAL'],
  ['transmission', 'M/T', ''],
  ['fuel', 'PETROL HYBRID', 'PETROL HYBRID'],
  ['fuel', 'COAL', ''],
  ['body', 'suv', 'SUV'],
  ['body', 'x'.repeat(200), 'X'.repeat(200)],
  ['body', 'x'.repeat(201), ''],
  ['q', 'x'.repeat(200), 'x'.repeat(200)],
  ['q', 'x'.repeat(201), ''],
  ['colour', 'RED', 'RED'],
  ['colour', 'PLAID', ''],
  ['origin', 'pre-owned', 'pre-owned'],
  ['availability', 'gone', ''],
  ['sort', '-price', '-price'],
  ['sort', 'colour', ''],
  ['maxMonthly', '15000', 15_000],
  ['minYear', '2018', 2018],
  ['minYear', ' 2018 ', 2018],
  ['minYear', '1899', 1899],
  ['minYear', 2018, 2018],
  ['minPrice', '0', 0],
  ['minPrice', '500000.50', null],
  ['minPrice', 500000.5, null],
  ['minPrice', '-1', null],
  ['minPrice', -1, null],
  ['minPrice', '1e6', null],
  ['minPrice', '1,000', 1000],
  ['minPrice', '408.000', 408_000],
  ['minPrice', ' Rs 1 500 000 ', 1_500_000],
  ['minPrice', '1.2m', 1_200_000],
  ['minPrice', '850,000.00', 850_000],
  ['minPrice', 408.125, null],
  ['minPrice', '20%', null],
  ['minPrice', '1,5', null],
  ['maxMileage', '45.200 km', 45_200],
  ['minCC', '1,500', 1500],
  ['maxMonthly', '15k', 15_000],
  ['months', '1.000', null],
  ['minYear', '2015.5', null],
  ['minYear', '2.015', null],
  ['minPrice', 'cheap', null],
  ['minPrice', '', null],
  ['minPrice', NaN, null],
  ['minPrice', Infinity, null],
  ['minPrice', '2147483647', 2_147_483_647],
  ['minPrice', '2147483648', null],
  ['minPrice', '9'.repeat(12), null],
  ['minPrice', '9'.repeat(13), null],
])('%s given as %p counts as %p', (key, given, value) => {
  expect(filterValue(key, given)).toBe(value);
});

test.each<[FilterKey, string, boolean]>([
  ['maxPrice', '', true],
  ['maxPrice', 'Rs 1,500,000', true],
  ['maxPrice', '1,5', false],
  ['maxPrice', 'cheap', false],
  ['deposit', '100k', true],
  ['deposit', '20%', true],
  ['deposit', '30%', false],
  ['maxPrice', '20%', false],
  ['months', '60', true],
  ['months', '5 years', false],
])('%s typed as %j is understood: %p', (key, text, understood) => {
  expect(isUnderstood(key, text)).toBe(understood);
});

test('the keys that are set come in the order of the address', () => {
  expect(activeKeys(aFilter({ maxPrice: 0, make: 'KIA', minYear: 2018 }))).toEqual([
    'make',
    'minYear',
    'maxPrice',
  ]);
});

test('the order and the loan terms of a monthly limit are not criteria to remove', () => {
  const filter = aFilter({ sort: 'price', maxMonthly: 15_000, deposit: 100_000, months: 60, body: 'SUV' });
  expect(activeKeys(filter)).toEqual(['body', 'maxMonthly']);
  expect(withoutCriteria(filter, 'maxMonthly')).toEqual(aFilter({ sort: 'price', body: 'SUV' }));
  expect(activeKeys(aFilter({ deposit: 100_000 }))).toEqual(['deposit']);
});

test('a changed search starts at its first page', () => {
  expect(withCriteria(aFilter({ make: 'KIA', page: 3 }), { minYear: 2020 })).toEqual(
    aFilter({ make: 'KIA', minYear: 2020 }),
  );
});

test('criteria can be removed one by one', () => {
  const filter = aFilter({ make: 'KIA', model: 'RIO', minYear: 2020, page: 3 });
  expect(withoutCriteria(filter, 'make', 'model')).toEqual(aFilter({ minYear: 2020 }));
});

test.each([
  [{ minYear: 2020, maxYear: 2019 }, [['minYear', 'maxYear']]],
  [{ minYear: 2020, maxYear: 2020 }, []],
  [{ minYear: 2020 }, []],
  [
    { minCC: 2, maxCC: 1, minPrice: 1, maxPrice: 0 },
    [
      ['minCC', 'maxCC'],
      ['minPrice', 'maxPrice'],
    ],
  ],
])('of %j the pairs %j cannot be met', (criteria, pairs) => {
  expect(contradictions(aFilter(criteria))).toEqual(pairs);
});

test('every number criterion of the backoffice belongs to a pair of bounds', () => {
  const bounds = BACKOFFICE_KEYS.filter((key) => FILTER_FIELDS[key].kind === 'number');
  const partners = bounds.map((key) =>
    key.replace(/^m(in|ax)/, (bound) => (bound === 'min' ? 'max' : 'min')),
  );
  expect(partners.toSorted()).toEqual(bounds.toSorted());
});

test('a filter is built from the value of each key and its page', () => {
  const given: Record<string, unknown> = { make: 'KIA', minYear: '2018', fuel: 'COAL', size: 500 };
  expect(filterFrom((key) => given[key], 2)).toEqual(aFilter({ make: 'KIA', minYear: 2018, page: 2 }));
});

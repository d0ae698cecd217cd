import fc from 'fast-check';
import { filterFromQuery, searchQuery } from './search-address.ts';
import {
  FILTER_FIELDS,
  FILTER_KEYS,
  filterFrom,
  type FilterKey,
  type SearchFilter,
} from './search-filter.ts';
import { filterFromStorage, serializeFilter } from './search-storage.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';

test('session storage holds the whole filter as JSON, its page counted from zero', () => {
  const filter = aFilter({ make: 'KIA', minYear: 2018, page: 2 });
  expect(JSON.parse(serializeFilter(filter))).toEqual({
    make: 'KIA',
    model: '',
    transmission: '',
    fuel: '',
    minMileage: null,
    maxMileage: null,
    minYear: 2018,
    maxYear: null,
    minCC: null,
    maxCC: null,
    minPrice: null,
    maxPrice: null,
    page: 2,
    size: 10,
  });
});

test.each([null, '', 'null', '[]', '"KIA"', '17', '{"make":'])(
  '%p in session storage is not a search',
  (stored) => {
    expect(filterFromStorage(stored)).toBeNull();
  },
);

test.each<[unknown, Partial<SearchFilter>]>([
  [{}, {}],
  [
    { make: 'KIA', colour: 'RED', size: 500 },
    { make: 'KIA', colour: 'RED' },
  ],
  [{ make: null, minYear: 'soon', fuel: 'COAL', maxYear: 2018 }, { maxYear: 2018 }],
  [{ page: 2 }, { page: 2 }],
  [{ page: '2' }, {}],
  [{ page: -1 }, {}],
  [{ page: 1.5 }, {}],
])('%j in session storage is read as %j', (stored, criteria) => {
  expect(filterFromStorage(JSON.stringify(stored))).toEqual(aFilter(criteria));
});

function anyValue(key: FilterKey): fc.Arbitrary<string | number | null> {
  const field = FILTER_FIELDS[key];
  if (field.kind === 'number') return fc.option(fc.nat());
  if (field.kind === 'choice') return fc.constantFrom('', ...field.options);
  return fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => text.trim().slice(0, 60).toWellFormed().trim());
}

test('a filter is unchanged by address, backoffice call and session storage', () => {
  const anyFilter = fc
    .tuple(
      fc.record(Object.fromEntries(FILTER_KEYS.map((key) => [key, anyValue(key)]))),
      fc.integer({ min: 0, max: 1_000_000 }),
    )
    .map(([values, page]) => filterFrom((key) => values[key], page));
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const addressed = filterFromQuery(new URLSearchParams(searchQuery(filter)));
      const wired = JSON.parse(JSON.stringify(addressed)) as SearchFilter;
      expect(filterFromStorage(serializeFilter(wired))).toEqual(filter);
    }),
  );
});

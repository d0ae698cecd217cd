import { backofficeFilter, needsIndex } from './backoffice-filter.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';

test('the backoffice gets only its own keys, and the monthly limit as a price', () => {
  const filter = aFilter({
    make: 'KIA',
    body: 'SUV',
    q: 'sunroof',
    sort: 'price',
    maxMonthly: 15_000,
    page: 2,
  });
  expect(backofficeFilter(filter)).toEqual(aFilter({ make: 'KIA', maxPrice: 1_112_644, page: 2 }));
});

test.each([
  [900_000, 900_000],
  [2_000_000, 1_112_644],
  [null, 1_112_644],
])('the lower of the highest price %p and the monthly limit counts', (maxPrice, expected) => {
  expect(backofficeFilter(aFilter({ maxPrice, maxMonthly: 15_000 })).maxPrice).toBe(expected);
});

test.each([
  [{ make: 'KIA', maxMonthly: 15_000, deposit: 0, months: 12 }, false],
  [{ body: 'SUV' }, true],
  [{ q: 'sunroof' }, true],
  [{ sort: 'price' }, true],
])('whether the search %j needs the index: %p', (criteria, expected) => {
  expect(needsIndex(aFilter(criteria))).toBe(expected);
});

import { changed, EMPTY_FILTER } from '../domain/search-filter';
import { filterFromRoute, resultsRoute } from './results-route';

test.each([
  ['the whole inventory', EMPTY_FILTER],
  ['a make with awkward characters', changed(EMPTY_FILTER, { make: 'A & B/C É', model: '../?#%' })],
  ['a later page', { ...changed(EMPTY_FILTER, { fuel: 'DIESEL', maxPrice: 900_000 }), page: 4 }],
])('the route of %s is one segment that leads back to it', (_, filter) => {
  const [parameter = '', ...rest] = resultsRoute(filter).replace('/internal/results/', '').split('/');
  expect(rest).toEqual([]);
  expect(parameter).toMatch(/^[\w-]+$/);
  expect(filterFromRoute(parameter)).toEqual(filter);
});

import type { Slots } from './compare/compare-slots.ts';
import {
  chassisNumberFromRoute,
  compareRoute,
  filterFromRoute,
  decodePageSegment,
  decodeSegment,
  pageTarget,
  resultsRoute,
  slotsFromRoute,
  testDriveRoute,
} from './internal-routes.ts';
import { withCriteria, EMPTY_FILTER } from './search/search-filter.ts';

test.each<[Slots<string>, string]>([
  [[null, null], '/internal/compare/none'],
  [['A', null], '/internal/compare/YT1B'],
  [['A', 'B'], '/internal/compare/YT1BJmI9Qg'],
])('%j has the route %s and comes back from it', (slots, route) => {
  expect(compareRoute(slots)).toBe(route);
  expect(slotsFromRoute(route.replace('/internal/compare/', ''))).toEqual(slots);
});

test.each([
  ['the whole inventory', EMPTY_FILTER],
  ['a make with awkward characters', withCriteria(EMPTY_FILTER, { make: 'A & B/C É', model: '../?#%' })],
  ['a later page', { ...withCriteria(EMPTY_FILTER, { fuel: 'DIESEL', maxPrice: 900_000 }), page: 4 }],
])('the route of %s is one segment that leads back to it', (_, filter) => {
  const [parameter = '', ...rest] = resultsRoute(filter).replace('/internal/results/', '').split('/');
  expect(rest).toEqual([]);
  expect(parameter).toMatch(/^[\w-]+$/);
  expect(filterFromRoute(parameter)).toEqual(filter);
});

test.each([
  ['', ''],
  ['utm_source=x', ''],
  ['vehicle=Make%3A+KIA', 'Make: KIA'],
  ['vehicle=' + 'A'.repeat(300), 'A'.repeat(200)],
  ['vehicle=%3Cb%3E', '<b>'],
])('/preorder?%s fills in %j', (query, vehicle) => {
  const target = pageTarget('/preorder', new URLSearchParams(query));
  const route = 'route' in target ? target.route : '';
  expect(decodeSegment(route.replace('/internal/preorder/', ''))).toBe(vehicle);
});

function carOf(query: string): string | null {
  return chassisNumberFromRoute(testDriveRoute(new URLSearchParams(query)).replace(/^.*\//, ''));
}

test.each([
  ['', null],
  ['utm_source=x', null],
  ['car=', null],
  ['car=%20', null],
  ['car=' + 'A'.repeat(61), null],
  ['car=NHP10-6712345', 'NHP10-6712345'],
  ['utm_source=x&car=%20NHP10-6712345', 'NHP10-6712345'],
  ['car=A%2FB%20%C3%A9..', 'A/B é..'],
  ['car=none', 'none'],
])('/test-drive?%s is for the car %p', (query, chassisNumber) => {
  expect(carOf(query)).toBe(chassisNumber);
});

test.each(['DIRTY SPACE EF 3', 'A/B', 'A#B', 'A?B', 'A&B', 'A%B', 'A%2FB', 'É+;,:@$'])(
  'the name %s comes back from the segment that a page is given',
  (name) => {
    expect(decodePageSegment(encodeURIComponent(name))).toBe(name);
  },
);

test('a search in words has no cached page before its words are parsed', () => {
  const filter = withCriteria(EMPTY_FILTER, { make: 'KIA', q: 'sunroof' });
  const target = { words: 'sunroof', filter };
  expect(pageTarget('/search', new URLSearchParams('make=KIA&q=%20sunroof'))).toEqual({
    ...target,
    otherwise: { route: resultsRoute(filter) },
  });
  expect(pageTarget('/search', new URLSearchParams('make=KIA&q=sunroof&fuel='))).toEqual({
    ...target,
    otherwise: { redirect: '/search?make=KIA&q=sunroof' },
  });
  expect(pageTarget('/search', new URLSearchParams('make=KIA&q='))).toEqual({ redirect: '/search?make=KIA' });
});

import { decodePageSegment, destinationOf, prefilledVehicle, queryOf } from './page-address.ts';
import { EMPTY_FILTER, withCriteria } from './search/search-filter.ts';

/** "blue" is the only word that is recognised. */
function destination(address: string) {
  return destinationOf(address, ({ words }) =>
    Promise.resolve(words === 'blue' ? '/search?color=BLUE' : null),
  );
}

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/about?a=b', '/about'],
  ['/search', '/search'],
  ['/search?utm_source=x', '/search'],
  ['/search?model=AQUA&make=TOYOTA', '/search?make=TOYOTA&model=AQUA'],
  ['/car/A-1?utm_source=x', '/car/A-1'],
  ['/car/%41-1', '/car/A-1'],
  ['/car/A%2FB', '/car/A%2FB'],
  ['/compare?b=B&a=A&x=y', '/compare?a=A&b=B'],
  ['/compare', '/compare'],
  ['/saved?cars=A,B,A&x=y', '/saved?cars=A&cars=B'],
  ['/saved?cars=AB%2CCD,E', '/saved?cars=AB%2CCD&cars=E'],
  ['/saved?cars=AB%2CCD&cars=E', '/saved?cars=AB%2CCD&cars=E'],
  ['/saved?cars=,', '/saved'],
  ['/preorder?vehicle=%20Make%3A+KIA', '/preorder?vehicle=Make%3A+KIA'],
  ['/preorder?utm_source=x', '/preorder'],
  ['/test-drive?car=', '/test-drive'],
  ['/test-drive?utm_source=x&car=NHP10-6712345%20', '/test-drive?car=NHP10-6712345+'],
  [`/test-drive?car=${'A'.repeat(61)}`, '/test-drive'],
  [`/car/${'A'.repeat(60)}`, `/car/${'A'.repeat(60)}`],
  [`/car/${'A'.repeat(61)}`, '/not-found'],
  ['/car/%20', '/not-found'],
  ['/car/A-1%2ersc', '/not-found'],
  [`/blogs/${'a'.repeat(61)}`, `/blogs/${'a'.repeat(61)}`],
  ['/not-found', '/not-found'],
  ['/wp-login.php', '/not-found'],
  ['/car/A/B', '/not-found'],
  ['/404', '/not-found'],
  ['/fr', '/fr'],
  ['/fr/search?model=AQUA&make=TOYOTA', '/fr/search?make=TOYOTA&model=AQUA'],
  ['/fr/car/%41-1', '/fr/car/A-1'],
  ['/fr/api/health', '/fr/not-found'],
  ['/fr/wp-login.php', '/fr/not-found'],
])('%s is the page %s', (address, page) => {
  expect(destination(address)).toEqual({ page });
});

test.each([
  ['/about/', '/about'],
  ['/fr/', '/fr'],
  ['/fr//about/', '/fr/about'],
  ['/fr/search?make=', '/fr/search'],
  ['//about', '/about'],
  ['/car/A-1/?a=b', '/car/A-1?a=b'],
  ['/fr/saved/?cars=A%2CB,C', '/fr/saved?cars=A%2CB,C'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['/search?make=', '/search'],
  ['/search?page=1', '/search'],
])('%s is redirected to %s', (address, redirect) => {
  expect(destination(address)).toEqual({ redirect, status: 308 });
});

test.each([
  '/api/health',
  '/_next/static/a.js',
  '/i/640/a.jpg',
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/blogs.atom',
  '/fr/manifest.webmanifest',
])('%s is no page', (address) => {
  expect(destination(address)).toBeNull();
});

test('the answer to a form is for one visitor', () => {
  expect(destination('/form-result/sent?form=ads')).toEqual({
    page: '/form-result/sent?form=ads',
    isPrivate: true,
  });
});

test.each([
  ['/search?q=blue', { redirect: '/search?color=BLUE', status: 303 }],
  ['/fr/search?q=%20blue', { redirect: '/fr/search?color=BLUE', status: 303 }],
  ['/search?make=KIA&q=%20sunroof', { page: '/search?make=KIA&q=sunroof' }],
  ['/fr/search?q=sunroof', { page: '/fr/search?q=sunroof' }],
  ['/search?make=KIA&q=sunroof&fuel=', { redirect: '/search?make=KIA&q=sunroof', status: 308 }],
])('the search in words %s leads to %p once its words are parsed', async (address, expected) => {
  await expect(destination(address)).resolves.toEqual(expected);
});

test('the other criteria of a search in words are parsed with it', async () => {
  const searches: unknown[] = [];
  await destinationOf('/search?make=KIA&q=%20sunroof', (search) => {
    searches.push(search);
    return Promise.resolve(null);
  });
  const filter = withCriteria(EMPTY_FILTER, { make: 'KIA', q: 'sunroof' });
  expect(searches).toEqual([{ words: 'sunroof', filter }]);
});

test('a search without words is no search in words', () => {
  expect(destination('/search?make=KIA&q=')).toEqual({ redirect: '/search?make=KIA', status: 308 });
});

test('the text that fills in a pre-order is limited and well-formed', () => {
  expect(prefilledVehicle(queryOf({ vehicle: ['A'.repeat(300), 'B'] }))).toBe(`${'A'.repeat(199)}…`);
  expect(prefilledVehicle(queryOf({ vehicle: '🚗'.repeat(300) }))).toBe(`${'🚗'.repeat(199)}…`);
  expect(prefilledVehicle(queryOf({ vehicle: ' <b>\ud800 ' }))).toBe('<b>\ufffd');
  expect(prefilledVehicle(queryOf({}))).toBe('');
});

test.each(['DIRTY SPACE EF 3', 'A/B', 'A#B', 'A?B', 'A&B', 'A%B', 'A%2FB', 'É+;,:@$'])(
  'the name %s comes back from the segment that a page is given',
  (name) => {
    expect(decodePageSegment(encodeURIComponent(name))).toBe(name);
  },
);

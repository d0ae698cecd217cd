import { decodePageSegment, destinationOf, prefilledVehicle, queryOf } from './page-address.ts';
import { EMPTY_FILTER, withCriteria } from './search/search-filter.ts';

function destination(address: string) {
  const [path = '', query] = address.split('?');
  return destinationOf(path, new URLSearchParams(query));
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
  ['/saved?cars=A,%20B,A&x=y', '/saved?cars=A,B'],
  ['/saved?cars=,', '/saved'],
  ['/preorder?vehicle=%20Make%3A+KIA', '/preorder?vehicle=Make%3A+KIA'],
  ['/preorder?utm_source=x', '/preorder'],
  ['/test-drive?car=', '/test-drive'],
  ['/test-drive?utm_source=x&car=%20NHP10-6712345', '/test-drive?car=NHP10-6712345'],
  [`/test-drive?car=${'A'.repeat(61)}`, '/test-drive'],
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
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['/search?make=', '/search'],
  ['/search?page=1', '/search'],
])('%s is redirected to %s', (address, redirect) => {
  expect(destination(address)).toEqual({ redirect });
});

test.each([
  '/api/health',
  '/_next/static/a.js',
  '/i/640/a.jpg',
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/blogs.atom',
  '/test-drive.ics',
  '/fr/test-drive.ics',
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

test('a search in words has no page before its words are parsed', () => {
  const filter = withCriteria(EMPTY_FILTER, { make: 'KIA', q: 'sunroof' });
  expect(destination('/search?make=KIA&q=%20sunroof')).toEqual({
    words: 'sunroof',
    filter,
    language: 'en',
    otherwise: { page: '/search?make=KIA&q=sunroof' },
  });
  expect(destination('/search?make=KIA&q=sunroof&fuel=')).toEqual({
    words: 'sunroof',
    filter,
    language: 'en',
    otherwise: { redirect: '/search?make=KIA&q=sunroof' },
  });
  expect(destination('/search?make=KIA&q=')).toEqual({ redirect: '/search?make=KIA' });
});

test('a search in words from a French page has its page in French', () => {
  expect(destination('/fr/search?q=rouge')).toMatchObject({
    language: 'fr',
    otherwise: { page: '/fr/search?q=rouge' },
  });
});

test('the text that fills in a pre-order is limited and well-formed', () => {
  expect(prefilledVehicle(queryOf({ vehicle: ['A'.repeat(300), 'B'] }))).toBe('A'.repeat(200));
  expect(prefilledVehicle(queryOf({ vehicle: ' <b>\ud800 ' }))).toBe('<b>\ufffd');
  expect(prefilledVehicle(queryOf({}))).toBe('');
});

test.each(['DIRTY SPACE EF 3', 'A/B', 'A#B', 'A?B', 'A&B', 'A%B', 'A%2FB', 'É+;,:@$'])(
  'the name %s comes back from the segment that a page is given',
  (name) => {
    expect(decodePageSegment(encodeURIComponent(name))).toBe(name);
  },
);

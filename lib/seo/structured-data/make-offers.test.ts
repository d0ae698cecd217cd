import { filterFromQuery } from '#lib/domain/search/search-address.ts';
import { aView } from '#lib/domain/testing/a-view.ts';
import { makeOffersStructuredData } from './make-offers.ts';

const UNPRICED = { lowestPrice: null, highestPrice: null, oldestYear: null, newestYear: null };

function offersOf(query: string, view = aView()) {
  return makeOffersStructuredData(filterFromQuery(new URLSearchParams(query)), view);
}

test("a model's page offers the cars that are not sold, between the lowest and the highest price", () => {
  expect(offersOf('make=TOYOTA&model=AQUA')).toMatchObject({
    '@type': 'Car',
    name: 'TOYOTA AQUA',
    model: 'AQUA',
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 450_000,
      highPrice: 2_300_000,
      priceCurrency: 'MUR',
      offerCount: 37,
    },
  });
});

test('the page of a make names no model', () => {
  expect(offersOf('make=TOYOTA')).toMatchObject({ name: 'TOYOTA' });
  expect(offersOf('make=TOYOTA')).not.toHaveProperty('model');
});

test.each([
  ['a narrowed make', 'make=TOYOTA&fuel=DIESEL', aView()],
  ['page 2', 'make=TOYOTA&page=2', aView()],
  ['a search without a make', 'fuel=DIESEL', aView()],
  ['a make without prices', 'make=TOYOTA', aView({ summary: UNPRICED })],
  ['a make of which every car is sold', 'make=TOYOTA', aView({ total: 5 })],
])('%s has no offers', (_, query, view) => {
  expect(offersOf(query, view)).toBeNull();
});

test('without the index there are no offers', () => {
  expect(makeOffersStructuredData(filterFromQuery(new URLSearchParams('make=TOYOTA')), null)).toBeNull();
});

import {
  EMPTY_FILTER,
  withCriteria,
  type Criteria,
  type FilterKey,
} from '#lib/domain/search/search-filter.ts';
import { TEXTS } from './current-texts.ts';
import { criterionLabel, searchOrderAddress, searchBounds } from './filter-label.ts';
import { searchHeading } from './search-label.ts';

test.each<[FilterKey, Partial<Criteria>, string]>([
  ['make', { make: 'TOYOTA' }, 'Make: TOYOTA'],
  ['fuel', { fuel: 'PETROL HYBRID' }, 'Fuel: PETROL HYBRID'],
  ['maxMileage', { maxMileage: 60_000 }, 'Max Mileage: 60,000 KM'],
  ['minCC', { minCC: 1500 }, 'Min CC: 1500 CC'],
  ['maxPrice', { maxPrice: 900_000 }, 'Max Price: Rs 900,000'],
  ['minYear', { minYear: 2018 }, 'Min Year: 2018'],
  ['origin', { origin: 'pre-owned' }, 'Origin: Pre-owned'],
  ['q', { q: 'sunroof' }, 'Words: sunroof'],
  ['maxMonthly', { maxMonthly: 15_000, deposit: 100_000, months: 60 }, 'Up to Rs 15,000 a month'],
])('the label of the criterion %s names its field and unit', (key, criteria, label) => {
  expect(criterionLabel(withCriteria(EMPTY_FILTER, criteria), key, TEXTS.en)).toBe(label);
});

test.each([
  [{}, 'Cars for sale'],
  [{ make: 'TOYOTA' }, 'TOYOTA cars for sale'],
  [{ make: 'TOYOTA', model: 'AQUA' }, 'TOYOTA AQUA cars for sale'],
  [{ model: 'AQUA' }, 'AQUA cars for sale'],
  [{ fuel: 'DIESEL' }, 'DIESEL cars for sale'],
  [
    { make: 'TOYOTA', model: 'HILUX', transmission: 'MANUAL', fuel: 'DIESEL' },
    'MANUAL DIESEL TOYOTA HILUX cars for sale',
  ],
  [{ colour: 'RED', make: 'KIA', body: 'SUV' }, 'RED KIA SUV cars for sale'],
  [{ maxPrice: 900_000 }, 'Cars for sale'],
  [{ availability: 'coming-soon' }, 'Cars for sale'],
  [{ availability: 'sold' }, 'Sold cars'],
  [{ availability: 'sold', make: 'TOYOTA' }, 'Sold TOYOTA cars'],
])('the heading of a search for %j is %s', (criteria, heading) => {
  expect(searchHeading(withCriteria(EMPTY_FILTER, criteria), TEXTS.en)).toBe(heading);
});

test.each([
  [{}, []],
  [{ make: 'TOYOTA' }, []],
  [{ maxMileage: 60_000 }, ['up to 60,000 KM']],
  [{ minYear: 2018, maxYear: 2020 }, ['2018 to 2020']],
  [{ minYear: 2018, maxYear: 2018 }, ['2018']],
  [{ minPrice: 0, minCC: 1500 }, ['from 1500 CC', 'from Rs 0']],
])('the bounds of a search for %j read %j', (criteria, bounds) => {
  expect(searchBounds(withCriteria(EMPTY_FILTER, criteria), TEXTS.en)).toEqual(bounds);
});

test('the pre-order form is prefilled with the criteria of a search, not with its order', () => {
  const filter = withCriteria(EMPTY_FILTER, { make: 'TOYOTA', maxPrice: 900_000, sort: 'price' });
  const { pathname, searchParams } = new URL(searchOrderAddress(filter, TEXTS.en), 'https://site.example');
  expect([pathname, searchParams.get('vehicle')]).toEqual([
    '/preorder',
    'Make: TOYOTA, Max Price: Rs 900,000',
  ]);
  expect(searchOrderAddress(EMPTY_FILTER, TEXTS.en)).toBe('/preorder');
});

test.each([
  [{ maxMonthly: 15_000 }, 'Up to Rs 15,000 a month (20 % down, 84 months)'],
  [
    { maxMonthly: 15_000, deposit: 100_000, months: 60 },
    'Up to Rs 15,000 a month (Rs 100,000 down, 60 months)',
  ],
])('the pre-order form names the terms of the monthly limit of %j', (criteria, text) => {
  const address = searchOrderAddress(withCriteria(EMPTY_FILTER, criteria), TEXTS.en);
  expect(address).toBe(`/preorder?vehicle=${encodeURIComponent(text)}`);
});

test('in French a search is described in French words, in their order', () => {
  const filter = withCriteria(EMPTY_FILTER, {
    make: 'KIA',
    fuel: 'PETROL',
    colour: 'RED',
    maxPrice: 1_250_000,
  });
  expect(searchHeading(filter, TEXTS.fr)).toBe('Voitures KIA essence rouges à vendre');
  expect(searchBounds(filter, TEXTS.fr)).toEqual(['jusqu’à Rs\u00a01\u00a0250\u00a0000']);
  expect(criterionLabel(filter, 'fuel', TEXTS.fr)).toBe('Carburant\u00a0: ESSENCE');
  const sold = withCriteria(EMPTY_FILTER, { body: 'SALOON', colour: 'GREY', availability: 'sold' });
  expect(searchHeading(sold, TEXTS.fr)).toBe('Voitures vendues\u00a0: berlines grises');
  const hatchbacks = withCriteria(EMPTY_FILTER, { body: 'HATCHBACK', colour: 'BLUE' });
  expect(searchHeading(hatchbacks, TEXTS.fr)).toBe('Voitures hatchbacks bleues à vendre');
  const suv = withCriteria(EMPTY_FILTER, { body: 'SUV', fuel: 'PETROL HYBRID' });
  expect(searchHeading(suv, TEXTS.fr)).toBe('Voitures SUV hybrides essence à vendre');
});

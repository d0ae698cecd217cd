import { EMPTY_FILTER, withCriteria, type Criteria } from '#lib/domain/search/search-filter.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { relaxedSearchLabel } from './relaxed-search-label.ts';

const SEARCH = withCriteria(EMPTY_FILTER, {
  make: 'TOYOTA',
  transmission: 'AUTOMATIC',
  maxPrice: 900_000,
  maxMileage: 50_000,
  minYear: 2020,
  colour: 'RED',
  maxMonthly: 12_000,
  sort: 'price',
});

test.each<[number, Partial<Criteria>, string]>([
  [7, { maxPrice: 950_000 }, '7 cars if you go up to Rs 950,000'],
  [1, { maxPrice: null }, '1 car at any price'],
  [3, { transmission: 'MANUAL' }, '3 cars with manual gearbox'],
  [3, { transmission: '' }, '3 cars with any transmission'],
  [2, { fuel: 'DIESEL' }, '2 cars with diesel engine'],
  [4, { colour: 'BLUE' }, '4 cars with colour BLUE'],
  [4, { colour: '' }, '4 cars with any colour'],
  [5, { minYear: 2018 }, '5 cars if you go back to 2018'],
  [5, { minYear: null }, '5 cars of any year'],
  [6, { maxMileage: 80_000 }, '6 cars if you go up to 80,000 KM'],
  [8, { maxMonthly: 14_000 }, '8 cars if you go up to Rs 14,000 a month'],
])('%i cars of the change %j', (cars, change, label) => {
  expect(relaxedSearchLabel(SEARCH, { filter: withCriteria(SEARCH, change), cars }, TEXTS.en)).toBe(label);
});

test('a search without one of two bounds is named by the other', () => {
  const search = withCriteria(EMPTY_FILTER, { minPrice: 800_000, maxPrice: 805_000 });
  const relaxed = { filter: withCriteria(search, { minPrice: null }), cars: 79 };
  expect(relaxedSearchLabel(search, relaxed, TEXTS.en)).toBe('79 cars up to Rs 805,000');
  expect(relaxedSearchLabel(search, relaxed, TEXTS.fr)).toBe('79\u00a0voitures jusqu’à Rs\u00a0805\u00a0000');
});

test.each<[number, Partial<Criteria>, string, string]>([
  [268, { q: '' }, '268 cars in all', '268\u00a0voitures en tout'],
  [26, { colour: 'BLUE', q: '' }, '26 blue cars', '26\u00a0voitures bleues'],
  [
    2,
    { fuel: 'PETROL HYBRID', colour: 'ORANGE', q: 'sunroof' },
    '2 orange petrol hybrid cars with sunroof',
    '2\u00a0voitures hybrides essence orange avec «\u00a0sunroof\u00a0»',
  ],
  [
    1,
    { make: 'TOYOTA', transmission: 'MANUAL', body: 'SUV', origin: 'import', q: '' },
    '1 imported manual TOYOTA SUV',
    '1\u00a0voiture TOYOTA SUV manuelle d’importation',
  ],
])('%i cars of fewer words %j', (cars, change, english, french) => {
  const search = withCriteria(EMPTY_FILTER, { ...change, q: 'zzzz sunroof' });
  const relaxed = { filter: withCriteria(search, change), cars };
  expect(relaxedSearchLabel(search, relaxed, TEXTS.en)).toBe(english);
  expect(relaxedSearchLabel(search, relaxed, TEXTS.fr)).toBe(french);
});

import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { conditions, searchFacts, searchWords, type SearchFacts } from './search-facts.ts';

test.each<[Partial<Vehicle>, Partial<SearchFacts>]>([
  [{ make: ' Citroe\u0308n' }, { make: 'Citroën' }],
  [{ transmission: 'm/t' }, { transmission: 'MANUAL' }],
  [{ transmission: '' }, { transmission: '' }],
  [{ fuel: 'petrol (1)' }, { fuel: 'PETROL' }],
  [{ fuel: 'ELECTRIC HYBRID (HYE)' }, { fuel: 'ELECTRIC', cc: null }],
  [{ type: 'Suv' }, { body: 'SUV' }],
  [{ colour: 'Red Mica' }, { colour: 'RED' }],
  [{ localVehicle: true }, { origin: 'pre-owned' }],
  [{ status: 'on the ship' }, { availability: 'coming-soon' }],
  [{ clientSellingPrice: 0 }, { price: null }],
])('of a car with %j a search compares %j', (differences, facts) => {
  expect(searchFacts(aVehicle(differences))).toMatchObject(facts);
});

test('a filter asks for texts, bounds and words', () => {
  const filter = aFilter({ make: 'TOYOTA', body: 'SUV', minYear: 2018, maxPrice: 900_000, q: 'push-start' });
  expect(conditions(filter)).toEqual({
    texts: [
      { key: 'make', value: 'TOYOTA' },
      { key: 'body', value: 'SUV' },
    ],
    bounds: [
      { key: 'year', min: 2018, max: Infinity },
      { key: 'price', min: -Infinity, max: 900_000 },
    ],
    words: ['push', 'start'],
  });
});

test.each([
  ['caméra de recul', ['caméra', 'de', 'recul']],
  ['") OR * 4WD', ['OR', '4WD']],
  ['…', []],
])('the words of %p are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

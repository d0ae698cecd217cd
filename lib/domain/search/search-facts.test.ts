import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import {
  conditions,
  searchableText,
  searchFacts,
  searchWords,
  type SearchFacts,
  wordsOf,
} from './search-facts.ts';

test.each<[Partial<Vehicle>, Partial<SearchFacts>]>([
  [{ make: ' Citroe\u0308n' }, { make: 'CITROËN' }],
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

test('a filter asks for texts and bounds', () => {
  const filter = aFilter({ make: 'Toyota ', body: 'SUV', minYear: 2018, maxPrice: 900_000, q: 'push-start' });
  expect(conditions(filter)).toEqual({
    texts: [
      { key: 'make', value: 'TOYOTA' },
      { key: 'body', value: 'SUV' },
    ],
    bounds: [
      { key: 'year', min: 2018, max: Infinity },
      { key: 'price', min: -Infinity, max: 900_000 },
    ],
  });
});

test.each([
  ['caméra de recul', ['caméra', 'de', 'recul']],
  ['") OR * 4WD', ['OR', '4WD']],
  ['…', []],
  ['Grade 4.5', ['grade4.5']],
  ['grade 4,5 red', ['grade4.5', 'red']],
  ['grade 4.0', ['grade4']],
  ['grade r', ['grader']],
  ['grade RA', ['gradeRA']],
  ['grade4.5', ['grade4.5']],
  ['note 4.5', ['grade4.5']],
  ['nissan note 1.2', ['nissan', 'note', '1', '2']],
  ['note 4wd', ['note', '4wd']],
  ['upgrade 5', ['upgrade', '5']],
  ['a '.repeat(70), Array<string>(12).fill('a')],
])('the words of %p are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test.each<[Partial<Vehicle>, string[], string[]]>([
  [{ chassisNumber: 'NHP10-6712345' }, ['NHP10', '2345'], ['6712345']],
  [{ chassisNumber: 'WBA5R120207492150' }, ['2150'], ['WBA5R120207492150']],
  [{ fuel: 'PETROL HYBRID (3)' }, ['PETROL', 'HYBRID'], ['3']],
  [{ auctionGrade: '4.5' }, ['grade4.5'], []],
  [{ auctionGrade: '4.0' }, ['grade4'], ['grade4.0']],
  [{ auctionGrade: 'R' }, ['gradeR'], []],
  [{ auctionGrade: 'see sheet' }, [], ['gradesee', 'sheet']],
  [{ type: 'suv' }, ['4x4'], []],
  [{ type: 'PICKUP' }, ['4x4'], []],
  [{ version: '1.2 X 4WD' }, ['4x4', '4WD'], []],
  [{ clientOptions: 'Airbags;AWD' }, ['4x4'], []],
  [{ clientOptions: 'Airbags' }, [], ['4x4']],
])('a car with %j has the words %j and not %j', (differences, present, absent) => {
  const words = wordsOf(searchableText(aVehicle(differences)));
  expect(words).toEqual(expect.arrayContaining(present));
  for (const word of absent) expect(words).not.toContain(word);
});

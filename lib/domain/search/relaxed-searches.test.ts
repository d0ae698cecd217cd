import { aFilter } from '#lib/domain/testing/a-filter.ts';
import {
  beyondPriceLimit,
  bestRelaxedSearches,
  relaxedSearchCandidates,
  type Candidate,
} from './relaxed-searches.ts';
import { withCriteria, type Criteria } from './search-filter.ts';

test.each<[Partial<Criteria>, number | null, Partial<Criteria>[]]>([
  [{}, null, []],
  [{ make: 'TOYOTA', model: 'AQUA' }, null, [{ make: '', model: '' }, { model: '' }]],
  [{ transmission: 'MANUAL' }, null, [{ transmission: 'AUTOMATIC' }]],
  [{ transmission: 'AUTOMATIC' }, null, [{ transmission: 'MANUAL' }]],
  [{ minYear: 2020 }, null, [{ minYear: 2019 }, { minYear: 2018 }]],
  [{ maxYear: 2015 }, null, [{ maxYear: 2016 }, { maxYear: 2017 }]],
  [{ maxMileage: 60_000 }, null, [{ maxMileage: 80_000 }]],
  [{ maxPrice: 900_000 }, 912_345, [{ maxPrice: 950_000 }]],
  [{ maxPrice: 900_000 }, null, []],
  [{ maxMonthly: 10_000 }, 912_345, [{ maxMonthly: 12_500 }]],
  [{ q: 'awd camera japan' }, null, [{ q: 'awd japan' }, { q: 'camera japan' }]],
  [{ q: 'awd' }, null, [{ q: '' }]],
  [{ q: 'lekol not grey' }, null, [{ q: '' }]],
  [{ q: 'awd camera awd' }, null, [{ q: 'awd awd' }, { q: 'camera' }]],
])('near %j, with the next car at %p, are searches with %j', (criteria, cheapestBeyond, expected) => {
  const filter = aFilter(criteria);
  const rarestWords = ['camera', 'awd'].filter((word) => criteria.q?.includes(word));
  const candidates = relaxedSearchCandidates(filter, { cars: 1, cheapestBeyond, rarestWords });
  expect(candidates.map((candidate) => candidate.filter)).toEqual(
    expected.map((change) => withCriteria(filter, change)),
  );
});

test.each<[Partial<Criteria>, Partial<Criteria>]>([
  [{ minYear: 2020 }, { minYear: null }],
  [{ maxYear: 2015 }, { maxYear: null }],
  [
    { make: 'KIA', minYear: 2021, maxYear: 2021 },
    { minYear: null, maxYear: null },
  ],
])('when %j finds no car, the search with %j comes first', (criteria, change) => {
  const filter = aFilter(criteria);
  const candidates = relaxedSearchCandidates(filter, { cars: 0, cheapestBeyond: null, rarestWords: [] });
  const counted = candidates.map((candidate, index) => ({ ...candidate, cars: index + 1 }));
  expect(bestRelaxedSearches(0, counted)[0]?.filter).toEqual(withCriteria(filter, change));
});

test('cars beyond a price limit or a monthly limit cost more than it allows', () => {
  expect(beyondPriceLimit(aFilter({ make: 'TOYOTA', maxPrice: 900_000 }))).toEqual(
    aFilter({ make: 'TOYOTA', minPrice: 900_001 }),
  );
  expect(beyondPriceLimit(aFilter({ maxMonthly: 10_000, deposit: 0 }))).toMatchObject({ maxPrice: null });
  expect(beyondPriceLimit(aFilter({ make: 'TOYOTA' }))).toBeNull();
});

test('the best relaxed searches add most cars for their cost: one for each criterion, at most four', () => {
  function found(key: Candidate['key'], cost: number, cars: number) {
    return { key, cost, cars, filter: aFilter({ maxCC: cars }) };
  }
  const counted = [
    found('make', 6, 60),
    found('minYear', 1, 5),
    found('minYear', 2, 30),
    found('fuel', 3, 2),
    found('colour', 1, 9),
    found('body', 3, 9),
    found('maxPrice', 1, 8),
  ];
  expect(bestRelaxedSearches(2, counted).map(({ cars }) => cars)).toEqual([30, 60, 9, 8]);
  expect(bestRelaxedSearches(100, counted)).toEqual([]);
});

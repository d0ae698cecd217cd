import { criterionLabel, searchHeading } from './filter-label';
import { changed, EMPTY_FILTER, type Criteria, type FilterKey } from './search-filter';

test.each<[FilterKey, Partial<Criteria>, string]>([
  ['make', { make: 'TOYOTA' }, 'Make: TOYOTA'],
  ['fuel', { fuel: 'PETROL HYBRID' }, 'Fuel: PETROL HYBRID'],
  ['maxMileage', { maxMileage: 60_000 }, 'Max Mileage: 60,000 KM'],
  ['minCC', { minCC: 1500 }, 'Min CC: 1500 CC'],
  ['maxPrice', { maxPrice: 900_000 }, 'Max Price: Rs 900,000'],
  ['minYear', { minYear: 2018 }, 'Min Year: 2018'],
])('the criterion %s reads as its field with its unit', (key, criteria, label) => {
  expect(criterionLabel(changed(EMPTY_FILTER, criteria), key)).toBe(label);
});

test.each([
  [{}, 'Cars for sale'],
  [{ make: 'TOYOTA' }, 'TOYOTA cars for sale'],
  [{ make: 'TOYOTA', model: 'AQUA' }, 'TOYOTA AQUA cars for sale'],
  [{ fuel: 'DIESEL' }, 'Cars for sale'],
])('a search for %j is headed %s', (criteria, heading) => {
  expect(searchHeading(changed(EMPTY_FILTER, criteria))).toBe(heading);
});

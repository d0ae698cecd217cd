import { INVENTORY_NAMES } from '#lib/domain/testing/inventory-names.ts';
import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { parseWords } from './parse-words.ts';

test.each<[string, Partial<Criteria>, string?]>([
  // slips, codes and names of elsewhere
  ['suzuki switf', { make: 'SUZUKI', model: 'SWIFT' }],
  ['toyata', { make: 'TOYOTA' }],
  ['honda jazz', { make: 'HONDA', model: 'FIT' }],
  ['hr-v', { make: 'HONDA', model: 'VEZEL' }],
  ['axela', { make: 'MAZDA', model: 'MAZDA3' }],
  ['prius c', { make: 'TOYOTA', model: 'AQUA' }],
  ['Fit GP5', { make: 'HONDA', model: 'FIT' }, 'GP5'],
  ['nhp10', {}, 'nhp10'],
  ['grade 4.5', {}, 'grade 4.5'],
  ['aqua auction grade 4,5', { make: 'TOYOTA', model: 'AQUA' }, 'grade 4.5'],
  ['aqua 2nd hand', { make: 'TOYOTA', model: 'AQUA' }, '2nd'],
  ['40kwh', {}, '40kwh'],
  ['ABC aqua lekol', { make: 'TOYOTA', model: 'AQUA' }, 'ABC lekol'],
  // Creole
  ['loto pa ser', { sort: 'price' }],
  ['jeep pa tro cher', { body: 'SUV', sort: 'price' }],
  ['voiture pas chère', { sort: 'price' }],
  ['mo pe rod enn ti loto otomatik', { transmission: 'AUTOMATIC' }],
  ['loto 7 plas mwins ki enn milyon', { maxPrice: 1_000_000 }, '7 seats'],
  // pages
  ['sell my car', {}, 'sell my car'],
  ['test drive aqua', { make: 'TOYOTA', model: 'AQUA' }, 'test drive'],
  ['leasing', {}, 'leasing'],
])('%s', (text, criteria, rest = '') => {
  expect(parseWords(text, INVENTORY_NAMES, 2026)).toEqual({ criteria, rest });
});

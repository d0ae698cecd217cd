import { compareQuery, slotsFromQuery } from './compare-address.ts';
import type { Slots } from './compare-slots.ts';

test.each<[string, Slots<string>]>([
  ['', [null, null]],
  ['a=A&b=B', ['A', 'B']],
  ['a=A', ['A', null]],
  ['b=B', [null, 'B']],
  ['a=&b=%20', [null, null]],
  ['a=A+', ['A ', null]],
  ['a=A&b=A', ['A', null]],
  ['a=A&a=C&utm_source=mail', ['A', null]],
  [`a=${'A'.repeat(61)}`, [null, null]],
])('the query %p is parsed as %j', (query, slots) => {
  expect(slotsFromQuery(new URLSearchParams(query))).toEqual(slots);
});

test.each<[Slots<string>, string]>([
  [[null, null], ''],
  [['A', null], 'a=A'],
  [[null, 'B'], 'b=B'],
  [['NHP10-1', 'Ä/&'], 'a=NHP10-1&b=%C3%84%2F%26'],
])('%j has the query %p and comes back from it', (slots, query) => {
  expect(compareQuery(slots)).toBe(query);
  expect(slotsFromQuery(new URLSearchParams(query))).toEqual(slots);
});

import { compareRoute, slotsFromRoute } from './compare-route';
import type { Slots } from '../domain/compare-slots';

test.each<[Slots<string>, string]>([
  [[null, null], '/internal/compare/none'],
  [['A', null], '/internal/compare/YT1B'],
  [['A', 'B'], '/internal/compare/YT1BJmI9Qg'],
])('%j has the route %s and comes back from it', (slots, route) => {
  expect(compareRoute(slots)).toBe(route);
  expect(slotsFromRoute(route.replace('/internal/compare/', ''))).toEqual(slots);
});

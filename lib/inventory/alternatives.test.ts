import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { status } from '#lib/backoffice/testing/a-backoffice.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

const SOLD = aVehicle({ chassisNumber: 'SOLD-1', status: 'SOLD' });
const AQUA = aVehicle({ chassisNumber: 'AQUA-1' });
const FIT = aVehicle({ chassisNumber: 'FIT-1', make: 'HONDA', model: 'FIT' });
const FEATURED = { 'GET /featured': [FIT, SOLD] };

test('similar cars come from the inventory, without a call to the backoffice', () =>
  withSite(
    { ...FEATURED, 'POST /cars': pagesOf(() => [AQUA, FIT, SOLD]) },
    async ({ sync, getAlternatives, received }) => {
      await sync.syncNow();
      const before = received.length;
      await expect(getAlternatives(SOLD)).resolves.toEqual({ kind: 'similar', vehicles: [AQUA, FIT] });
      expect(received.slice(before)).toEqual([]);
    },
  ));

test.each([
  ['without similar ones', SOLD],
  ['of which nothing is known', null],
])('the alternatives to a car %s are the featured ones that are not sold', (_which, car) =>
  withSite({ ...FEATURED, 'POST /cars': pagesOf(() => [SOLD]) }, async ({ sync, getAlternatives }) => {
    await sync.syncNow();
    await expect(getAlternatives(car)).resolves.toEqual({ kind: 'featured', vehicles: [FIT] });
  }),
);

test('of an inventory that is featured as a whole twelve cars are offered', () => {
  const featured = Array.from({ length: 300 }, (_, index) => aVehicle({ chassisNumber: `X${index}` }));
  return withSite({ 'GET /featured': featured }, async ({ getAlternatives }) => {
    await expect(getAlternatives(null)).resolves.toEqual({
      kind: 'featured',
      vehicles: featured.slice(0, 12),
    });
  });
});

test('without an inventory the featured cars are offered, and none when the backoffice fails', () => {
  captureLog();
  return withSite({ 'GET /featured': status(500) }, async ({ getAlternatives }) => {
    await expect(getAlternatives(SOLD)).resolves.toEqual({ kind: 'featured', vehicles: [] });
  });
});

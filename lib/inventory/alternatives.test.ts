import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { inTurn, json, status, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';
import { pagesOf, withSite } from './testing/a-site.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const SOLD = aVehicle({ chassisNumber: 'SOLD-1', status: 'SOLD' });
const AQUA = aVehicle({ chassisNumber: 'AQUA-1' });
const FIT = aVehicle({ chassisNumber: 'FIT-1', make: 'HONDA', model: 'FIT' });

/** A search among these cars by make and model, with so many pages of results. */
function searchAmong(cars: Vehicle[], totalPages = 1): Reply {
  return (response, received) => {
    const { make, model } = JSON.parse(received.body) as SearchFilter;
    const content = cars.filter(
      (car) => (make === '' || car.make === make) && (model === '' || car.model === model),
    );
    json({ content, number: 0, totalPages })(response, received);
  };
}

type Offer = { kind: string; cars: string[] };

/** The alternatives to the vehicle each time, by chassis numbers, and the calls except the one for the CSRF token. */
async function offered(of: Vehicle | null, replies: Record<string, unknown>, times = 1) {
  const offers: Offer[] = [];
  let calls: string[] = [];
  await withSite({ 'GET /makes': [], 'GET /featured': [FIT, SOLD], ...replies }, async (site) => {
    while (offers.length < times) {
      const { kind, vehicles } = await site.getAlternatives(of);
      offers.push({ kind, cars: vehicles.map(({ chassisNumber }) => chassisNumber) });
    }
    calls = site.received.map(({ call }) => call).filter((call) => call !== 'GET /makes');
  });
  return { offers, calls };
}

test('alternatives to a sold car are of its make, or of its body and price range, found by two searches', async () => {
  await expect(offered(SOLD, { 'POST /cars': searchAmong([FIT, SOLD, AQUA]) })).resolves.toEqual({
    offers: [{ kind: 'similar', cars: ['AQUA-1', 'FIT-1'] }],
    calls: ['POST /cars', 'POST /cars'],
  });
});

test('one search is enough when it finds six', async () => {
  const six = Array.from({ length: 6 }, (_, index) => aVehicle({ chassisNumber: `AQUA-${index}` }));
  const { offers, calls } = await offered(SOLD, { 'POST /cars': searchAmong(six) });
  expect(offers[0]?.cars).toHaveLength(6);
  expect(calls).toEqual(['POST /cars']);
});

test('a model that is not among the first of a large make is searched for', async () => {
  const hiace = aVehicle({ chassisNumber: 'HIACE-1', model: 'HIACE' });
  const search = inTurn(searchAmong([hiace], 9), searchAmong([AQUA]));
  const { offers } = await offered(SOLD, { 'POST /cars': search });
  expect(offers).toEqual([{ kind: 'similar', cars: ['AQUA-1', 'HIACE-1'] }]);
});

test.each([
  ['without similar ones', SOLD],
  ['of which nothing is known', null],
])('the alternatives to a car %s are the featured ones that are not sold', async (_which, of) => {
  const { offers } = await offered(of, { 'POST /cars': searchAmong([]) });
  expect(offers).toEqual([{ kind: 'featured', cars: ['FIT-1'] }]);
});

test('when the search fails, the similar cars last found are offered', async () => {
  captureLog();
  const search = inTurn(searchAmong([AQUA]), searchAmong([AQUA]), status(500));
  const { offers } = await offered(SOLD, { 'POST /cars': search }, 2);
  expect(offers).toEqual([
    { kind: 'similar', cars: ['AQUA-1'] },
    { kind: 'similar', cars: ['AQUA-1'] },
  ]);
});

test.each([
  ['the search fails', {}, ['FIT-1']],
  ['everything fails', { 'GET /featured': status(500) }, []],
])('when %s, the featured cars that are available are offered', async (_what, replies, cars) => {
  captureLog();
  const { offers } = await offered(SOLD, { 'POST /cars': status(500), ...replies });
  expect(offers).toEqual([{ kind: 'featured', cars }]);
});

test('with an index the similar cars come from it, without a call to the backoffice', () =>
  withSite(
    { 'POST /cars': pagesOf(() => [AQUA, FIT, SOLD]) },
    async ({ walk, getAlternatives, received }) => {
      await walk.walkNow();
      const before = received.length;
      await expect(getAlternatives(SOLD)).resolves.toEqual({ kind: 'similar', vehicles: [AQUA, FIT] });
      expect(received.slice(before)).toEqual([]);
    },
  ));

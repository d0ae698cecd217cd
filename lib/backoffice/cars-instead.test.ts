import type { SearchFilter } from '../domain/search-filter';
import { aVehicle } from '../domain/testing/a-vehicle';
import type { Vehicle } from '../domain/vehicle';
import { aBackoffice, json, status, type Reply } from './testing/a-backoffice';
import { aClient, aLog } from './testing/a-client';

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

/** What is offered in place of the car, by chassis numbers, and the calls but for the anti-forgery pair. */
async function offered(of: Vehicle | null, replies: Record<string, unknown>) {
  const { url, received } = await aBackoffice({ 'GET /makes': [], 'GET /featured': [FIT, SOLD], ...replies });
  await aClient(url);
  const { carsInstead } = await import('./cars-instead');
  const { kind, vehicles } = await carsInstead(of);
  const calls = received.map(({ call }) => call).filter((call) => call !== 'GET /makes');
  return { kind, cars: vehicles.map(({ chassisNumber }) => chassisNumber), calls };
}

test('in place of a sold car those of its make and of its body and price range are offered, after two searches', async () => {
  await expect(offered(SOLD, { 'POST /cars': searchAmong([FIT, SOLD, AQUA]) })).resolves.toEqual({
    kind: 'similar',
    cars: ['AQUA-1', 'FIT-1'],
    calls: ['POST /cars', 'POST /cars'],
  });
});

test('one search is enough when it finds six', async () => {
  const six = Array.from({ length: 6 }, (_, index) => aVehicle({ chassisNumber: `AQUA-${index}` }));
  const { cars, calls } = await offered(SOLD, { 'POST /cars': searchAmong(six) });
  expect(cars).toHaveLength(6);
  expect(calls).toEqual(['POST /cars']);
});

test('a model that is not among the first of a large make is searched for', async () => {
  const { cars } = await offered(SOLD, {
    'POST /cars': (...call: Parameters<Reply>) => {
      const { model } = JSON.parse(call[1].body) as SearchFilter;
      searchAmong(model ? [AQUA] : [aVehicle({ chassisNumber: 'HIACE-1', model: 'HIACE' })], 9)(...call);
    },
  });
  expect(cars).toEqual(['AQUA-1', 'HIACE-1']);
});

test.each([
  ['like which there is none', SOLD],
  ['of which nothing is known', null],
])('in place of a car %s the featured ones that can be had are offered', async (_which, of) => {
  const { kind, cars } = await offered(of, { 'POST /cars': searchAmong([]) });
  expect({ kind, cars }).toEqual({ kind: 'featured', cars: ['FIT-1'] });
});

test('when the search fails, nothing is offered and the page goes without, which is logged', async () => {
  const logged = aLog();
  const { cars } = await offered(SOLD, { 'POST /cars': status(500) });
  expect(cars).toEqual([]);
  expect(logged()).toMatchObject([{ event: 'page.part-left-out' }]);
});

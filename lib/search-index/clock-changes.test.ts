import { json, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { until } from '#lib/platform/testing/until.ts';
import { pagesOf, withSite } from './testing/a-site.ts';

const HOUR = 3_600_000;
const CARS = ['A', 'B', 'C'].map((chassisNumber) => aVehicle({ chassisNumber }));
const CHEAPER = CARS.map((car) => ({ ...car, clientSellingPrice: 1 }));
const BY_PRICE = aFilter({ sort: 'price' });

afterEach(() => {
  jest.restoreAllMocks();
});

/** Sets the clock of this thread, which dates what is read. That of the index's thread stays right. */
function setClock(aheadMs: number): void {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
}

test('after the clock is set back the index is read again at once, and webhooks change it', () => {
  let cars = CARS;
  const replies = { 'POST /cars': pagesOf(() => cars), 'GET /car/A': CHEAPER[0] };
  return withSite(replies, async ({ sync, applyWebhook, viewInventory }) => {
    async function vehicles() {
      return (await viewInventory(BY_PRICE))?.view.vehicles;
    }
    setClock(4 * HOUR);
    await sync.syncNow();
    jest.restoreAllMocks();
    await applyWebhook({ chassisNumbers: ['A'], kinds: [] });
    await expect(vehicles()).resolves.toEqual([CHEAPER[0], CARS[1], CARS[2]]);
    cars = CHEAPER;
    sync.start();
    await until(async () => (await vehicles())?.[2]?.clientSellingPrice === 1);
    await expect(vehicles()).resolves.toEqual(CHEAPER);
  });
});

test.each([72 * HOUR, -72 * HOUR])(
  'a car that is new after the clock was wrong by %i ms is the latest',
  (aheadMs) => {
    let cars = CARS;
    const later = ['D', 'E', 'F'].map((chassisNumber) => aVehicle({ chassisNumber }));
    const replies = { 'POST /cars': pagesOf(() => cars), 'GET /car/F': later[2] };
    return withSite(replies, async ({ sync, applyWebhook, viewInventory }) => {
      await sync.syncNow();
      setClock(aheadMs);
      cars = [...cars, ...later.slice(0, 1)];
      await sync.syncNow();
      jest.restoreAllMocks();
      cars = [...cars, ...later.slice(1, 2)];
      await sync.syncNow();
      await applyWebhook({ chassisNumbers: ['F'], kinds: [] });
      const latest = (await viewInventory(aFilter({ sort: '-seen' })))?.view.vehicles;
      expect(latest?.map(({ chassisNumber }) => chassisNumber)).toEqual(['F', 'E', 'D', 'A', 'B', 'C']);
    });
  },
);

test('cars of an index that is dated in the future are read again for a page', () => {
  const replies = { 'POST /cars': pagesOf(() => CARS), 'GET /car/A': CHEAPER[0] };
  return withSite(replies, async ({ sync, searchInventory }) => {
    setClock(4 * HOUR);
    await sync.syncNow();
    jest.restoreAllMocks();
    const { results } = await searchInventory(BY_PRICE);
    expect(results.content[0]).toEqual(CHEAPER[0]);
  });
});

test('the time that a sync took does not depend on the clock', () => {
  function reply(...call: Parameters<Reply>): void {
    setClock(72 * HOUR);
    json({ content: CARS, number: 0, totalPages: 1 })(...call);
  }
  return withSite({ 'POST /cars': reply }, async ({ sync, worker }) => {
    await sync.syncNow();
    expect((await worker.call('state'))?.tookMs).toBeLessThan(HOUR);
  });
});

import { json, type Reply, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { until } from '#lib/platform/testing/until.ts';
import { pagesOf, withSite } from '#lib/inventory/testing/a-site.ts';

const CARS = ['A', 'B', 'C', 'D', 'E'].map((chassisNumber) => aVehicle({ chassisNumber }));
const CHEAPER = aVehicle({ chassisNumber: 'A', clientSellingPrice: 1 });
const BY_PRICE = aFilter({ sort: 'price' });
const ABOUT_A = { chassisNumbers: ['A'], kinds: ['vehicles' as const] };

/** The first reply waits until it is released, the others do not. */
function held(first: Reply, others: Reply): { reply: Reply; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  function reply(...call: Parameters<Reply>): void {
    if (isFirst) void promise.then(() => first(...call));
    else others(...call);
    isFirst = false;
  }
  return { reply, release: resolve };
}

test('the webhook updates single cars and removes those that are gone', () => {
  const replies = { 'POST /cars': pagesOf(() => CARS), 'GET /car/A': CHEAPER, 'GET /car/B': json(null) };
  return withSite(replies, async ({ sync, applyWebhook, viewInventory }) => {
    await sync.syncNow();
    await applyWebhook({ chassisNumbers: ['A', 'B'], kinds: ['vehicles'] });
    const view = viewInventory(BY_PRICE)?.view;
    expect(view?.vehicles).toEqual([CHEAPER, ...CARS.slice(2)]);
  });
});

test('the webhook syncs for all vehicles, and when a single car cannot be read', () => {
  let cars = CARS;
  captureLog();
  const replies = { 'POST /cars': pagesOf(() => cars), 'GET /car/A': status(500) };
  return withSite(replies, async ({ applyWebhook, inventoryHealth }) => {
    await applyWebhook({ chassisNumbers: [], kinds: ['vehicles'] });
    expect(inventoryHealth()).toMatchObject({ cars: 5 });
    cars = [...CARS, aVehicle({ chassisNumber: 'F' })];
    await applyWebhook({ chassisNumbers: [], kinds: ['blogs'] });
    expect(inventoryHealth()).toMatchObject({ cars: 5 });
    await applyWebhook({ chassisNumbers: ['A'], kinds: [] });
    expect(inventoryHealth()).toMatchObject({ cars: 6 });
  });
});

test('before the first sync is over the webhook of a car causes another sync', () => {
  const before = pagesOf(() => CARS, 5);
  const { reply, release } = held(
    before,
    pagesOf(() => [CHEAPER, ...CARS.slice(1)], 5),
  );
  const replies = { 'POST /cars': reply, 'GET /car/A': CHEAPER };
  return withSite(replies, async ({ sync, applyWebhook, viewInventory, received }) => {
    const first = sync.syncNow();
    await until(() => received.some(({ call }) => call === 'POST /cars'));
    const applied = applyWebhook(ABOUT_A);
    await until(() => received.some(({ call }) => call === 'GET /car/A'));
    release();
    await Promise.all([first, applied]);
    expect(viewInventory(BY_PRICE)?.view.vehicles?.[0]).toEqual(CHEAPER);
  });
});

test('the webhook of a car does not share a read that began before the change', () => {
  const { reply, release } = held(json(CARS[0]), json(CHEAPER));
  return withSite({ 'POST /cars': pagesOf(() => CARS), 'GET /car/A': reply }, async (site) => {
    await site.sync.syncNow();
    const early = site.getVehicle('A');
    await until(() => site.received.some(({ call }) => call === 'GET /car/A'));
    await site.applyWebhook(ABOUT_A);
    release();
    await expect(early).resolves.toEqual(CARS[0]);
    expect(site.viewInventory(BY_PRICE)?.view.vehicles?.[0]).toEqual(CHEAPER);
  });
});

test('after a time limit the sender of a webhook does not wait for the work that is left', () => {
  const { reply, release } = held(
    pagesOf(() => CARS),
    pagesOf(() => CARS),
  );
  return withSite({ 'POST /cars': reply }, async ({ applyWebhook, inventoryHealth }) => {
    const { unfinished } = await applyWebhook({ chassisNumbers: [], kinds: ['vehicles'] }, 10);
    expect(inventoryHealth()).toBeNull();
    release();
    await unfinished;
    expect(inventoryHealth()).toMatchObject({ cars: 5 });
  });
});

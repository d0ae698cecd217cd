import { enqueueAndLease, leaseFrom, NOW } from './testing/a-leased-enquiry.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { testBothEngines, type TestEngine } from './testing/engines.ts';

const DAY = 24 * 60 * 60_000;

/** The stores of two processes. */
function twoStores({ open }: TestEngine) {
  return { store: open(), other: open() };
}

testBothEngines('another process can read an enqueued enquiry', async (engine) => {
  const { store, other } = twoStores(engine);
  const payload = { age: 34, car: { note: 'É & <b>' } };
  const enquiry = aQueuedEnquiry({ payload, missingCar: 'NHP10', language: 'fr' });
  await enqueueAndLease(store, enquiry);
  expect(await other.list()).toEqual([
    { ...enquiry, storedAt: NOW, attempts: 1, refusedMs: 0, deadSince: null, failure: null },
  ]);
  expect(await other.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
});

testBothEngines('an enquiry cannot be leased again until its lease ends', async (engine) => {
  const { store, other } = twoStores(engine);
  const leased = await enqueueAndLease(store);
  expect(await other.lease(4, leaseFrom(NOW + 6_999))).toEqual([]);
  expect(await other.nextDueAt(NOW)).toBe(NOW + 7_000);
  expect(await other.lease(4, leaseFrom(NOW + 7_000))).toEqual([{ ...leased, attempts: 2 }]);
  expect(await store.lease(4, leaseFrom(NOW + 7_000))).toEqual([]);
});

testBothEngines('the longest due enquiries are leased first, up to the limit', async (engine) => {
  const { store } = twoStores(engine);
  const [first, second, third] = [
    await enqueueAndLease(store),
    await enqueueAndLease(store),
    await enqueueAndLease(store),
  ];
  await store.recordFailure(first, 'down', NOW + 3_000);
  await store.recordFailure(second, 'down', NOW + 1_000);
  await store.recordFailure(third, 'down', NOW + 2_000);
  const leased = await store.lease(2, leaseFrom(NOW + 5_000));
  expect(leased.map(({ id }) => id).sort()).toEqual([second.id, third.id].sort());
});

testBothEngines('a failed enquiry waits until its next attempt is due', async (engine) => {
  const { store } = twoStores(engine);
  const leased = await enqueueAndLease(store);
  await store.recordFailure(leased, 'POST /email: answered 500', NOW + 20_000);
  expect(await store.lease(4, leaseFrom(NOW + 19_999))).toEqual([]);
  expect(await store.nextDueAt(NOW)).toBe(NOW + 20_000);
  expect(await store.list()).toMatchObject([{ failure: 'POST /email: answered 500' }]);
});

testBothEngines(
  'a dead letter is not attempted until its sender or the operator asks for it',
  async (engine) => {
    const { store } = twoStores(engine);
    const [asked, retried] = [await enqueueAndLease(store), await enqueueAndLease(store)];
    for (const leased of [asked, retried])
      await store.moveToDeadLetters(leased, 'POST /email: answered 400', NOW);
    expect(await store.status()).toMatchObject({ undelivered: 0, deadLetters: 2 });
    expect(await store.lease(4, leaseFrom(NOW + DAY))).toEqual([]);
    expect(await store.nextDueAt(NOW)).toBeNull();

    expect(await enqueueAndLease(store, asked)).toEqual({
      ...asked,
      attempts: 2,
      failure: 'POST /email: answered 400',
    });
    expect(await store.retry(retried.id, NOW)).toBe(true);
    expect(await store.lease(4, leaseFrom(NOW))).toEqual([
      { ...retried, attempts: 2, failure: 'POST /email: answered 400' },
    ]);
    expect(await store.status()).toMatchObject({ undelivered: 2, deadLetters: 0 });
  },
);

testBothEngines('a result recorded after the lease does not change the next attempt', async (engine) => {
  const { store, other } = twoStores(engine);
  const late = await enqueueAndLease(store);
  const [current] = await other.lease(1, leaseFrom(NOW + 7_000));
  await store.recordFailure(late, 'took too long', NOW);
  await store.moveToDeadLetters(late, 'answered 400', NOW);
  expect(await store.lease(4, leaseFrom(NOW + 7_001))).toEqual([]);
  expect(await store.list()).toEqual([current]);
});

testBothEngines('a lease or due time set by a wrong clock does not delay an enquiry', async (engine) => {
  const { store } = twoStores(engine);
  const nextYear = NOW + 365 * DAY;
  const leased = await enqueueAndLease(store, aQueuedEnquiry(), nextYear);
  const postponed = await enqueueAndLease(store, aQueuedEnquiry(), nextYear);
  await store.recordFailure(postponed, 'down', nextYear + 20_000);
  expect(await store.nextDueAt(NOW)).toBe(0);
  const due = await store.lease(4, leaseFrom(NOW));
  expect(due.map(({ id }) => id).sort()).toEqual([leased.id, postponed.id].sort());
});

testBothEngines('a dead letter stored by a wrong clock is kept as long as one of today', async (engine) => {
  const { store } = twoStores(engine);
  const leased = await enqueueAndLease(store);
  await store.moveToDeadLetters(leased, 'answered 400', NOW + 365 * DAY);
  expect(await store.eraseExpired(NOW - DAY, NOW)).toEqual([]);
  expect(await store.list()).toMatchObject([{ deadSince: NOW }]);
  expect(await store.eraseExpired(NOW, NOW + DAY)).toEqual([leased.id]);
});

for (const state of ['waiting', 'delivered', 'leased'] as const)
  testBothEngines(`an enquiry with a known equivalent is ${state} like the equivalent`, async (engine) => {
    const { store } = twoStores(engine);
    const leased = await enqueueAndLease(store);
    if (state === 'delivered') await store.recordDelivered(leased, NOW);
    if (state === 'leased') await store.moveToDeadLetters(leased, 'answered 400', NOW);
    const { id } = leased;
    const enqueued = await store.enqueue(aQueuedEnquiry(), leaseFrom(NOW), ['another', id]);
    expect(enqueued).toMatchObject({ state, id });
  });

testBothEngines('an enquiry without a known equivalent keeps its id', async (engine) => {
  const { store } = twoStores(engine);
  const enquiry = aQueuedEnquiry();
  expect(await store.enqueue(enquiry, leaseFrom(NOW), ['another'])).toMatchObject({
    state: 'leased',
    id: enquiry.id,
  });
});

testBothEngines('the operator can erase an enquiry', async (engine) => {
  const { store } = twoStores(engine);
  const { id } = await enqueueAndLease(store);
  expect(await store.erase(id)).toBe(true);
  expect(await store.erase(id)).toBe(false);
  expect(await store.retry(id, NOW)).toBe(false);
  expect(await store.list()).toEqual([]);
});

testBothEngines('retried enquiries stored up to a time are counted', async (engine) => {
  const { store } = twoStores(engine);
  for (const at of [NOW, NOW + 1_000, NOW + 2_000]) await enqueueAndLease(store, aQueuedEnquiry(), at);
  await store.recordDelivered(await enqueueAndLease(store, aQueuedEnquiry(), NOW), NOW);
  expect(await store.delayed(NOW + 1_000)).toEqual({ count: 2, newestStoredAt: NOW + 1_000 });
  expect(await store.delayed(NOW - 1)).toEqual({ count: 0, newestStoredAt: null });
  expect(await store.status()).toMatchObject({ undelivered: 3, oldestStoredAt: NOW });
});

testBothEngines('all processes know the times of an alert', async (engine) => {
  const { store, other } = twoStores(engine);
  expect(await store.alertTimes('delayed by webhook')).toEqual({ sentAt: 0, nextAt: 0 });
  await store.recordAlert('delayed by webhook', { sentAt: NOW, nextAt: NOW + DAY });
  expect(await other.alertTimes('delayed by webhook')).toEqual({ sentAt: NOW, nextAt: NOW + DAY });
});

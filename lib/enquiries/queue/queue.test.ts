import { until } from '#lib/platform/testing/until.ts';
import type { Outcome } from './attempt.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import {
  aWorkingQueue,
  DELIVERED,
  failed,
  neverAborted,
  REFUSED,
  sqliteEngine,
  testBothEngines,
} from './testing/engines.ts';

testBothEngines(
  'an enquiry is attempted as it was stored, and removed once it is delivered',
  async (engine) => {
    const { queue, attempted } = aWorkingQueue(engine, () => DELIVERED);
    const payload = { age: 34, car: { note: 'É & <b>' } };
    const enquiry = aQueuedEnquiry({ payload, missingCar: 'NHP10', language: 'fr' });
    expect(await queue.deliver(enquiry, neverAborted())).toBe('delivered');
    expect(attempted).toMatchObject([{ ...enquiry, attempts: 1, refusedMs: 0 }]);
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0, oldestStoredAt: null });
    expect(await queue.list()).toEqual([]);
  },
);

testBothEngines('a repeated enquiry is sent once, and every call gets the result', async (engine) => {
  const answer = Promise.withResolvers<Outcome>();
  const { queue, attempted } = aWorkingQueue(engine, () => answer.promise);
  const enquiry = aQueuedEnquiry();
  const states = [queue.deliver(enquiry, neverAborted()), queue.deliver(enquiry, neverAborted())];
  await until(() => attempted.length > 0);
  answer.resolve(DELIVERED);
  expect(await Promise.all(states)).toEqual(['delivered', 'delivered']);
  expect(await queue.deliver(enquiry, neverAborted())).toBe('delivered');
  expect(attempted).toHaveLength(1);
});

testBothEngines(
  'when the signal aborts first, the enquiry is stored, and delivered later',
  async (engine) => {
    const answer = Promise.withResolvers<Outcome>();
    const { queue, attempted } = aWorkingQueue(engine, () => answer.promise);
    const controller = new AbortController();
    const state = queue.deliver(aQueuedEnquiry(), controller.signal);
    await until(() => attempted.length > 0);
    controller.abort();
    expect(await state).toBe('stored');
    expect(await queue.status()).toMatchObject({ undelivered: 1, oldestStoredAt: attempted[0]?.storedAt });
    answer.resolve(DELIVERED);
    await until(async () => (await queue.status()).undelivered === 0);
  },
);

testBothEngines(
  'an enquiry that fails is stored, and attempted again until it is delivered',
  async (engine) => {
    const { queue, attempted } = aWorkingQueue(engine, ({ attempts }) =>
      attempts < 3 ? failed() : DELIVERED,
    );
    expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toBe('stored');
    await until(async () => (await queue.status()).undelivered === 0);
    expect(attempted).toMatchObject([
      { attempts: 1, refusedMs: 0, failure: null },
      { attempts: 2, refusedMs: 1, failure: 'POST /email: answered 500' },
      { attempts: 3, refusedMs: 1 },
    ]);
  },
);

testBothEngines('enquiries that fail or cannot be read do not delay others', async (engine) => {
  const [failing, broken] = [aQueuedEnquiry(), aQueuedEnquiry()];
  const earlier = engine.open();
  for (const enquiry of [failing, broken]) await earlier.deliver(enquiry, AbortSignal.abort());
  await engine.damage(broken.id);
  const others = Array.from({ length: 10 }, () => aQueuedEnquiry());
  for (const enquiry of others) await earlier.deliver(enquiry, AbortSignal.abort());

  const { queue, onDeadLetter } = aWorkingQueue(engine, ({ id }) =>
    id === failing.id ? failed(60_000) : DELIVERED,
  );
  await until(async () => (await queue.list()).length === 2);
  const listed = new Map((await queue.list()).map((enquiry) => [enquiry.id, enquiry])); // in any order
  expect(listed.get(failing.id)).toMatchObject({ deadSince: null, failure: 'POST /email: answered 500' });
  expect(listed.get(broken.id)).toMatchObject({
    unreadable: expect.stringMatching(/^unreadable: invalid .*payload/) as string,
  });
  await until(() => onDeadLetter.mock.calls.length > 0);
  expect(await queue.status()).toMatchObject({ undelivered: 1, deadLetters: 1 });
  expect(await queue.show(broken.id)).toMatchObject({ id: broken.id });
  expect(JSON.stringify(await queue.show(broken.id))).toContain('broken');
  expect(await queue.erase(broken.id)).toBe(true);
});

testBothEngines('a refused enquiry is a dead letter until its sender sends it again', async (engine) => {
  const { queue, attempted, onDeadLetter } = aWorkingQueue(engine, () =>
    attempted.length === 1 ? REFUSED : DELIVERED,
  );
  const enquiry = aQueuedEnquiry();
  expect(await queue.deliver(enquiry, neverAborted())).toBe('refused');
  await until(() => onDeadLetter.mock.calls.length === 1);
  expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 1 });
  const [dead] = await queue.list();
  expect(dead).toMatchObject({ id: enquiry.id, failure: 'POST /email: answered 422' });
  expect(dead).toHaveProperty('deadSince', expect.any(Number));
  expect(await queue.deliver(enquiry, neverAborted())).toBe('delivered');
  expect(await queue.list()).toEqual([]);
});

testBothEngines('a stopped queue waits for attempts under way and starts no further one', async (engine) => {
  const answer = Promise.withResolvers<Outcome>();
  const { queue, attempted } = aWorkingQueue(engine, () => answer.promise);
  for (let count = 0; count < 6; count += 1) await queue.deliver(aQueuedEnquiry(), AbortSignal.abort());
  await until(() => attempted.length === 4);
  const stopped = queue.stop();
  answer.resolve(DELIVERED);
  await stopped;
  expect(attempted).toHaveLength(4);
  expect(await engine.open().status()).toMatchObject({ undelivered: 2 });
});

testBothEngines('two processes with one queue send each enquiry once', async (engine) => {
  const earlier = engine.open();
  const all = Array.from({ length: 30 }, () => aQueuedEnquiry());
  for (const enquiry of all) await earlier.deliver(enquiry, AbortSignal.abort());
  const both = [aWorkingQueue(engine, () => DELIVERED), aWorkingQueue(engine, () => DELIVERED)];
  await until(async () => (await earlier.status()).undelivered === 0);
  const sent = both.flatMap(({ attempted }) => attempted.map(({ id }) => id));
  expect(sent.sort()).toEqual(all.map(({ id }) => id).sort());
});

test('SQLite: the enquiry of a process that hangs in an attempt is attempted by another', async () => {
  const engine = sqliteEngine();
  const answer = Promise.withResolvers<Outcome>();
  const hanging = aWorkingQueue(engine, () => answer.promise, 50);
  expect(await hanging.queue.deliver(aQueuedEnquiry(), AbortSignal.abort())).toBe('stored');
  const stopped = hanging.queue.stop();
  const { queue, attempted } = aWorkingQueue(engine, () => REFUSED);
  await until(async () => (await queue.status()).deadLetters === 1);
  expect(attempted).toMatchObject([{ attempts: 2 }]);
  answer.resolve(failed());
  await stopped;
  expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 1 });
});

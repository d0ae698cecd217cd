import { TestClock } from './testing/a-clock.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueue, neverAborted, outageError, statusError } from './testing/a-queue.ts';
import { LEASE_MS, testBothEngines } from './testing/engines.ts';

const MINUTE = 60_000;

testBothEngines('an enquiry that the backoffice accepts is delivered and removed', async (engine) => {
  const { queue, store } = aQueue(() => Promise.resolve(), { engine });
  expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toEqual({ state: 'delivered' });
  expect(await store.list()).toEqual([]);
});

testBothEngines(
  'when the signal aborts first, the result is pending and the attempt continues',
  async (engine) => {
    const { promise: answer, resolve: accept } = Promise.withResolvers<void>();
    const { queue, sent } = aQueue(() => answer, { engine });
    const controller = new AbortController();
    const result = queue.deliver(aQueuedEnquiry(), controller.signal);
    await engine.settled();
    controller.abort();
    expect(await result).toEqual({ state: 'pending' });
    expect(await queue.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });

    accept();
    await engine.settled();
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
    expect(sent).toHaveLength(1);
  },
);

for (const [what, state, error, delays] of [
  ['does not answer', 'unanswered', outageError(), [1, 2, 4, 8, 16, 20, 20, 20, 20]],
  ['answers with status 500', 'refused', statusError(500), [1, 2, 4, 8, 16, 32, 64, 128, 256]],
] as const)
  testBothEngines(
    `when the backoffice ${what}, an enquiry is retried with exponential backoff`,
    async (engine) => {
      const times: number[] = [];
      const clock = new TestClock(engine.settled);
      const { queue } = aQueue(
        () => {
          times.push(clock.now());
          return times.length < 10 ? Promise.reject(error) : Promise.resolve();
        },
        { clock, engine },
      );
      expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toEqual({ state });
      await clock.pass(10 * MINUTE);
      const seconds = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
      expect(seconds).toEqual(delays);
      expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
    },
  );

test('an enquiry that keeps failing on its own is not retried each time another is delivered', async () => {
  const failing = aQueuedEnquiry();
  const { queue, clock, sent } = aQueue(({ id }) =>
    id === failing.id ? Promise.reject(statusError(403)) : Promise.resolve(),
  );
  await queue.deliver(failing, neverAborted());
  for (let minute = 0; minute < 30; minute += 1) {
    expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toEqual({ state: 'delivered' });
    await clock.pass(MINUTE);
  }
  expect(sent.filter((id) => id === failing.id).length).toBeLessThanOrEqual(14);
});

for (const status of [400, 500])
  testBothEngines(`an enquiry answered with ${status} does not block the others`, async (engine) => {
    const failing = aQueuedEnquiry();
    const clock = new TestClock(engine.settled);
    const { queue: earlier } = aQueue(() => Promise.reject(outageError()), { clock, engine });
    const all = [failing, ...Array.from({ length: 20 }, () => aQueuedEnquiry())];
    for (const enquiry of all) await earlier.deliver(enquiry, neverAborted());
    await earlier.stop();

    const { queue, store } = aQueue(
      ({ id }) => (id === failing.id ? Promise.reject(statusError(status)) : Promise.resolve()),
      { clock, engine },
    );
    await queue.start();
    await clock.pass(5_000);
    expect((await store.list()).map(({ id }) => id)).toEqual([failing.id]);
  });

testBothEngines(
  'the same enquiry delivered twice at once is sent once, and both calls get the result',
  async (engine) => {
    const { promise: answer, resolve: accept } = Promise.withResolvers<void>();
    const { queue, sent } = aQueue(() => answer, { engine });
    const enquiry = aQueuedEnquiry();
    const results = [queue.deliver(enquiry, neverAborted()), queue.deliver(enquiry, neverAborted())];
    await engine.settled();
    accept();
    expect(await Promise.all(results)).toEqual([{ state: 'delivered' }, { state: 'delivered' }]);
    expect(await queue.deliver(enquiry, neverAborted())).toEqual({ state: 'delivered' });
    expect(sent).toEqual([enquiry.id]);
  },
);

testBothEngines(
  'during an outage few attempts are made, and all enquiries are delivered within 30 seconds after it',
  async (engine) => {
    const state = { isDown: true, concurrent: 0, maxConcurrent: 0 };
    const clock = new TestClock(engine.settled);
    const { queue, sent } = aQueue(
      async () => {
        state.concurrent += 1;
        state.maxConcurrent = Math.max(state.maxConcurrent, state.concurrent);
        await new Promise<void>((resolve) => clock.after(20, resolve));
        state.concurrent -= 1;
        if (state.isDown) throw outageError();
      },
      { clock, engine },
    );
    const aborted = AbortSignal.abort();
    for (let count = 0; count < 40; count += 1) await queue.deliver(aQueuedEnquiry(), aborted);
    await clock.pass(MINUTE / 2);
    sent.length = 0;
    state.maxConcurrent = 0;
    await clock.pass(MINUTE / 2);
    expect(sent.length).toBeLessThanOrEqual(60);
    expect(state.maxConcurrent).toBe(1);

    state.isDown = false;
    await clock.pass(30_000);
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
    expect(state.maxConcurrent).toBe(4);
  },
);

testBothEngines(
  'an enquiry whose process was killed during an attempt is sent again when its lease ends',
  async (engine) => {
    const clock = new TestClock(engine.settled);
    const { queue: killed } = aQueue(() => new Promise(() => undefined), { clock, engine });
    await killed.deliver(aQueuedEnquiry(), AbortSignal.abort());

    const { queue, sent } = aQueue(() => Promise.resolve(), { clock, engine });
    await queue.start();
    await clock.pass(LEASE_MS - 1);
    expect(sent).toEqual([]);
    await clock.pass(1);
    expect(sent).toHaveLength(1);
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
  },
);

testBothEngines('two processes with one store send each enquiry once', async (engine) => {
  const clock = new TestClock(engine.settled);
  const { queue: earlier } = aQueue(() => Promise.reject(outageError()), { clock, engine });
  for (let count = 0; count < 30; count += 1) await earlier.deliver(aQueuedEnquiry(), neverAborted());
  await earlier.stop();

  const both = [1, 2].map(() => aQueue(() => new Promise((end) => clock.after(50, end)), { clock, engine }));
  await Promise.all(both.map(({ queue }) => queue.start()));
  await clock.pass(MINUTE);
  const sent = both.map((one) => one.sent);
  expect(sent.flat()).toHaveLength(30);
  expect(new Set(sent.flat()).size).toBe(30);
  for (const own of sent) expect(own.length).toBeGreaterThan(0);
});

testBothEngines('a stopped queue waits for attempts in flight and starts no further one', async (engine) => {
  const { promise: answer, resolve: accept } = Promise.withResolvers<void>();
  const { queue, clock, sent } = aQueue(
    ({ attempts }) => (attempts === 1 ? Promise.reject(statusError(500)) : answer),
    { engine },
  );
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(1_000);
  expect(sent).toHaveLength(2);
  const stopped = queue.stop();
  accept();
  await stopped;
  expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

import { TestClock } from './testing/a-clock.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueue, answered, neverAborted, unanswered } from './testing/a-queue.ts';
import { LEASE_MS, testBothEngines } from './testing/engines.ts';

const MINUTE = 60_000;

testBothEngines('an enquiry that the backoffice accepts is delivered and not kept', async (data) => {
  const { queue, store } = aQueue(() => Promise.resolve(), { data });
  expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toEqual({ state: 'delivered' });
  expect(await store.list()).toEqual([]);
});

testBothEngines(
  'when the signal aborts first the result is pending, and the attempt goes on',
  async (data) => {
    const { promise: answer, resolve: take } = Promise.withResolvers<void>();
    const { queue, sent } = aQueue(() => answer, { data });
    const controller = new AbortController();
    const result = queue.deliver(aQueuedEnquiry(), controller.signal);
    await data.settled();
    controller.abort();
    expect(await result).toEqual({ state: 'pending' });
    expect(await queue.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });

    take();
    await data.settled();
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
    expect(sent).toHaveLength(1);
  },
);

for (const [what, state, error, delays] of [
  ['leaves unanswered', 'unanswered', unanswered(), [1, 2, 4, 8, 16, 20, 20, 20, 20]],
  ['answers with a failure', 'refused', answered(500), [1, 2, 4, 8, 16, 32, 64, 128, 256]],
] as const)
  testBothEngines(
    `an enquiry that the backoffice ${what} is retried with exponential backoff`,
    async (data) => {
      const times: number[] = [];
      const clock = new TestClock(data.settled);
      const { queue } = aQueue(
        () => {
          times.push(clock.now());
          return times.length < 10 ? Promise.reject(error) : Promise.resolve();
        },
        { clock, data },
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
    id === failing.id ? Promise.reject(answered(403)) : Promise.resolve(),
  );
  await queue.deliver(failing, neverAborted());
  for (let minute = 0; minute < 30; minute += 1) {
    expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toEqual({ state: 'delivered' });
    await clock.pass(MINUTE);
  }
  expect(sent.filter((id) => id === failing.id).length).toBeLessThanOrEqual(14);
});

for (const [what, status] of [
  ['refuses', 400],
  ['fails at', 500],
] as const)
  testBothEngines(`an enquiry that the backoffice ${what} does not block the others`, async (data) => {
    const failing = aQueuedEnquiry();
    const clock = new TestClock(data.settled);
    const { queue: earlier } = aQueue(() => Promise.reject(unanswered()), { clock, data });
    const all = [failing, ...Array.from({ length: 20 }, () => aQueuedEnquiry())];
    for (const enquiry of all) await earlier.deliver(enquiry, neverAborted());
    await earlier.stop();

    const { queue, store } = aQueue(
      ({ id }) => (id === failing.id ? Promise.reject(answered(status)) : Promise.resolve()),
      { clock, data },
    );
    await queue.start();
    await clock.pass(5_000);
    expect((await store.list()).map(({ id }) => id)).toEqual([failing.id]);
  });

testBothEngines(
  'the same enquiry twice at once is sent once, and both senders get the result',
  async (data) => {
    const { promise: answer, resolve: take } = Promise.withResolvers<void>();
    const { queue, sent } = aQueue(() => answer, { data });
    const enquiry = aQueuedEnquiry();
    const results = [queue.deliver(enquiry, neverAborted()), queue.deliver(enquiry, neverAborted())];
    await data.settled();
    take();
    expect(await Promise.all(results)).toEqual([{ state: 'delivered' }, { state: 'delivered' }]);
    expect(await queue.deliver(enquiry, neverAborted())).toEqual({ state: 'delivered' });
    expect(sent).toEqual([enquiry.id]);
  },
);

testBothEngines(
  'during an outage a backlog makes few attempts, and is delivered within half a minute of the recovery',
  async (data) => {
    const state = { isAway: true, atOnce: 0, mostAtOnce: 0 };
    const clock = new TestClock(data.settled);
    const { queue, sent } = aQueue(
      async () => {
        state.atOnce += 1;
        state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
        await new Promise<void>((resolve) => clock.after(20, resolve));
        state.atOnce -= 1;
        if (state.isAway) throw unanswered();
      },
      { clock, data },
    );
    const aborted = AbortSignal.abort();
    for (let count = 0; count < 40; count += 1) await queue.deliver(aQueuedEnquiry(), aborted);
    await clock.pass(MINUTE / 2);
    sent.length = 0;
    state.mostAtOnce = 0;
    await clock.pass(MINUTE / 2);
    expect(sent.length).toBeLessThanOrEqual(60);
    expect(state.mostAtOnce).toBe(1);

    state.isAway = false;
    await clock.pass(30_000);
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
    expect(state.mostAtOnce).toBe(4);
  },
);

testBothEngines(
  'an enquiry in flight in a killed process is sent again once its lease has ended',
  async (data) => {
    const clock = new TestClock(data.settled);
    const { queue: killed } = aQueue(() => new Promise(() => undefined), { clock, data });
    await killed.deliver(aQueuedEnquiry(), AbortSignal.abort());

    const { queue, sent } = aQueue(() => Promise.resolve(), { clock, data });
    await queue.start();
    await clock.pass(LEASE_MS - 1);
    expect(sent).toEqual([]);
    await clock.pass(1);
    expect(sent).toHaveLength(1);
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
  },
);

testBothEngines('two processes on one file send each enquiry once', async (data) => {
  const clock = new TestClock(data.settled);
  const { queue: away } = aQueue(() => Promise.reject(unanswered()), { clock, data });
  for (let count = 0; count < 30; count += 1) await away.deliver(aQueuedEnquiry(), neverAborted());
  await away.stop();

  const both = [1, 2].map(() => aQueue(() => new Promise((done) => clock.after(50, done)), { clock, data }));
  await Promise.all(both.map(({ queue }) => queue.start()));
  await clock.pass(MINUTE);
  const sent = both.map((one) => one.sent);
  expect(sent.flat()).toHaveLength(30);
  expect(new Set(sent.flat()).size).toBe(30);
  for (const own of sent) expect(own.length).toBeGreaterThan(0);
});

testBothEngines('a stopped queue waits for the attempts in flight and makes no further one', async (data) => {
  const { promise: answer, resolve: take } = Promise.withResolvers<void>();
  const { queue, clock, sent } = aQueue(
    ({ attempts }) => (attempts === 1 ? Promise.reject(answered(500)) : answer),
    { data },
  );
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(1_000);
  expect(sent).toHaveLength(2);
  const stopped = queue.stop();
  take();
  await stopped;
  expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

import { settled, TestClock } from './testing/a-clock.ts';
import { aMessage } from './testing/a-message.ts';
import { anOutbox, answered, DAY, HOUR, LEASE_MS, patient, unanswered } from './testing/an-outbox.ts';
import { anOutboxFile } from './testing/an-outbox-file.ts';

const MINUTE = 60_000;

test('a message that the backoffice takes is delivered and not kept', async () => {
  const { outbox, store } = anOutbox(() => Promise.resolve());
  expect(await outbox.deliver(aMessage(), patient())).toEqual({ state: 'delivered' });
  expect(await store.list()).toEqual([]);
});

test('a visitor whose patience ends first is told nothing yet, and the attempt goes on', async () => {
  const { promise: answer, resolve: take } = Promise.withResolvers<void>();
  const { outbox, sent } = anOutbox(() => answer);
  const patience = new AbortController();
  const fate = outbox.deliver(aMessage(), patience.signal);
  await settled();
  patience.abort();
  expect(await fate).toEqual({ state: 'pending' });
  expect(await outbox.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });

  take();
  await settled();
  expect(await outbox.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
  expect(sent).toHaveLength(1);
});

test.each([
  ['leaves unanswered', 'unanswered', unanswered(), [1, 2, 4, 8, 16, 20, 20, 20, 20]],
  ['answers with a failure', 'refused', answered(500), [1, 2, 4, 8, 16, 32, 64, 128, 256]],
] as const)(
  'an enquiry that the backoffice %s is retried with exponential backoff',
  async (_what, state, error, delays) => {
    const times: number[] = [];
    const clock = new TestClock();
    const { outbox } = anOutbox(
      () => {
        times.push(clock.now());
        return times.length < 10 ? Promise.reject(error) : Promise.resolve();
      },
      { clock },
    );
    expect(await outbox.deliver(aMessage(), patient())).toEqual({ state });
    await clock.pass(10 * MINUTE);
    const seconds = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(seconds).toEqual(delays);
    expect(await outbox.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
  },
);

test('what was thrown by mistake is a failed attempt as well', async () => {
  const { outbox } = anOutbox(() => Promise.reject(new TypeError('oops')));
  expect(await outbox.deliver(aMessage(), patient())).toEqual({ state: 'refused' });
});

test('after so many hours of answered failures an enquiry is a dead letter', async () => {
  const { outbox, clock, sent, logged } = anOutbox(() => Promise.reject(answered(403)), {
    deadLetterAfterMs: 3 * HOUR,
  });
  await outbox.deliver(aMessage(), patient());
  await clock.pass(3 * HOUR - MINUTE);
  expect(await outbox.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
  await clock.pass(6 * MINUTE);
  expect(await outbox.status()).toMatchObject({ undelivered: 0, deadLetters: 1 });
  expect(sent.length).toBeLessThan(50);
  expect(logged()).toContainEqual(expect.objectContaining({ level: 'error', event: 'enquiry.dead-letter' }));
});

test('an outage makes no dead letter, however long it is', async () => {
  const state = { isAway: true };
  const { outbox, clock } = anOutbox(
    () => (state.isAway ? Promise.reject(unanswered()) : Promise.resolve()),
    { deadLetterAfterMs: MINUTE },
  );
  await outbox.deliver(aMessage(), patient());
  await clock.pass(10 * MINUTE);
  expect(await outbox.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
  state.isAway = false;
  await clock.pass(MINUTE);
  expect(await outbox.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

test('an enquiry that alone is refused is not retried each time another is delivered', async () => {
  const poison = aMessage();
  const { outbox, clock, sent } = anOutbox(({ message }) =>
    message.id === poison.id ? Promise.reject(answered(403)) : Promise.resolve(),
  );
  await outbox.deliver(poison, patient());
  for (let minute = 0; minute < 30; minute += 1) {
    expect(await outbox.deliver(aMessage(), patient())).toEqual({ state: 'delivered' });
    await clock.pass(MINUTE);
  }
  expect(sent.filter((id) => id === poison.id).length).toBeLessThanOrEqual(14);
});

test('a dead letter is erased when its time is over, and only then', async () => {
  const { outbox, clock, logged } = anOutbox(() => Promise.reject(answered(422)));
  const message = aMessage();
  await outbox.start();
  await outbox.deliver(message, patient());
  clock.jump(30 * DAY - 1);
  await clock.pass(MINUTE - 1);
  expect((await outbox.status()).deadLetters).toBe(1);
  await clock.pass(1);
  expect((await outbox.status()).deadLetters).toBe(0);
  expect(logged().at(-1)).toMatchObject({ event: 'enquiry.erased', id: message.id });
});

test('what the backoffice will never accept is a dead letter, and sent again only when its sender asks for it', async () => {
  const refusal = answered(400);
  const { outbox, clock, sent } = anOutbox(() => Promise.reject(refusal));
  const message = aMessage();
  expect(await outbox.deliver(message, patient())).toEqual({ state: 'dead letter', cause: refusal });
  await clock.pass(60 * MINUTE);
  expect(sent).toHaveLength(1);
  expect(await outbox.status()).toMatchObject({ undelivered: 0, deadLetters: 1 });
  await outbox.deliver(message, patient());
  expect(sent).toHaveLength(2);
});

test.each([
  ['refuses', 400],
  ['fails at', 500],
])('a message that the backoffice %s does not block the others', async (_what, status) => {
  const poison = aMessage();
  const clock = new TestClock();
  const file = anOutboxFile();
  const { outbox: earlier } = anOutbox(() => Promise.reject(unanswered()), { clock, file });
  const all = [poison, ...Array.from({ length: 20 }, () => aMessage())];
  for (const message of all) await earlier.deliver(message, patient());
  await earlier.stop();

  const { outbox, store } = anOutbox(
    ({ message }) => (message.id === poison.id ? Promise.reject(answered(status)) : Promise.resolve()),
    { clock, file },
  );
  await outbox.start();
  await clock.pass(5_000);
  expect((await store.list()).map(({ message }) => message.id)).toEqual([poison.id]);
});

test('the same message twice at once is sent once, and both are told', async () => {
  const { promise: answer, resolve: take } = Promise.withResolvers<void>();
  const { outbox, sent } = anOutbox(() => answer);
  const message = aMessage();
  const fates = [outbox.deliver(message, patient()), outbox.deliver(message, patient())];
  await settled();
  take();
  expect(await Promise.all(fates)).toEqual([{ state: 'delivered' }, { state: 'delivered' }]);
  expect(await outbox.deliver(message, patient())).toEqual({ state: 'delivered' });
  expect(sent).toEqual([message.id]);
});

test('while the backoffice is away a backlog asks for it sparingly, and is delivered within half a minute of its return', async () => {
  const state = { isAway: true, atOnce: 0, mostAtOnce: 0 };
  const clock = new TestClock();
  const { outbox, sent } = anOutbox(
    async () => {
      state.atOnce += 1;
      state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
      await new Promise<void>((resolve) => clock.after(20, resolve));
      state.atOnce -= 1;
      if (state.isAway) throw unanswered();
    },
    { clock },
  );
  const impatient = AbortSignal.abort();
  for (let count = 0; count < 40; count += 1) await outbox.deliver(aMessage(), impatient);
  await clock.pass(MINUTE / 2);
  sent.length = 0;
  state.mostAtOnce = 0;
  await clock.pass(MINUTE / 2);
  expect(sent.length).toBeLessThanOrEqual(60);
  expect(state.mostAtOnce).toBe(1);

  state.isAway = false;
  await clock.pass(30_000);
  expect(await outbox.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
  expect(state.mostAtOnce).toBe(4);
});

test('what a killed process was sending is sent again once its lease has ended', async () => {
  const clock = new TestClock();
  const file = anOutboxFile();
  const { outbox: killed } = anOutbox(() => new Promise(() => undefined), { clock, file });
  await killed.deliver(aMessage(), AbortSignal.abort());

  const { outbox, sent } = anOutbox(() => Promise.resolve(), { clock, file });
  await outbox.start();
  await clock.pass(LEASE_MS - 1);
  expect(sent).toEqual([]);
  await clock.pass(1);
  expect(sent).toHaveLength(1);
  expect(await outbox.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

test('two processes on one file send each message once', async () => {
  const clock = new TestClock();
  const file = anOutboxFile();
  const { outbox: away } = anOutbox(() => Promise.reject(unanswered()), { clock, file });
  for (let count = 0; count < 30; count += 1) await away.deliver(aMessage(), patient());
  await away.stop();

  const both = [1, 2].map(() =>
    anOutbox(() => new Promise((done) => clock.after(50, done)), { clock, file }),
  );
  await Promise.all(both.map(({ outbox }) => outbox.start()));
  await clock.pass(MINUTE);
  const sent = both.map((one) => one.sent);
  expect(sent.flat()).toHaveLength(30);
  expect(new Set(sent.flat()).size).toBe(30);
  for (const own of sent) expect(own.length).toBeGreaterThan(0);
});

test('an outbox that is stopped ends what is under way and attempts nothing more', async () => {
  const { promise: answer, resolve: take } = Promise.withResolvers<void>();
  const { outbox, clock, sent } = anOutbox(({ attempts }) =>
    attempts === 1 ? Promise.reject(answered(500)) : answer,
  );
  await outbox.deliver(aMessage(), patient());
  await clock.pass(1_000);
  expect(sent).toHaveLength(2);
  const stopped = outbox.stop();
  take();
  await stopped;
  expect(await outbox.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

test('a message that cannot be stored is not sent, and whoever hands it over is told', async () => {
  const { outbox, sent } = anOutbox(() => Promise.resolve(), { file: '/dev/null/outbox.sqlite' });
  await outbox.start();
  await expect(outbox.deliver(aMessage(), patient())).rejects.toThrow(/\/dev\/null/);
  expect(sent).toEqual([]);
});

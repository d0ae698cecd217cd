import { settled, TestClock } from './testing/a-clock';
import { aMessage } from './testing/a-message';
import { anOutbox, answered, LEASE_MS, patient } from './testing/an-outbox';
import { anOutboxFile } from './testing/an-outbox-file';

const MINUTE = 60_000;

test('a message that the backoffice takes is delivered and not kept', async () => {
  const { outbox, store } = anOutbox(() => Promise.resolve());
  expect(await outbox.hand(aMessage(), patient())).toEqual({ state: 'delivered' });
  expect(await store.list()).toEqual([]);
});

test('whoever has no patience left is told that it waits, and the attempt goes on', async () => {
  const { promise: answer, resolve: take } = Promise.withResolvers<void>();
  const { outbox, sent } = anOutbox(() => answer);
  const patience = new AbortController();
  const fate = outbox.hand(aMessage(), patience.signal);
  await settled();
  patience.abort();
  expect(await fate).toEqual({ state: 'waiting' });
  expect(await outbox.counts()).toEqual({ undelivered: 1, setAside: 0 });

  take();
  await settled();
  expect(await outbox.counts()).toEqual({ undelivered: 0, setAside: 0 });
  expect(sent).toHaveLength(1);
});

test('a failed message is attempted again after longer and longer rests until it is taken', async () => {
  const times: number[] = [];
  const clock = new TestClock();
  const { outbox } = anOutbox(
    () => {
      times.push(clock.now());
      return times.length < 8 ? Promise.reject(answered(500)) : Promise.resolve();
    },
    { clock },
  );
  expect(await outbox.hand(aMessage(), patient())).toEqual({ state: 'waiting' });
  await clock.pass(5 * MINUTE);
  const rests = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(rests).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000]);
  expect(await outbox.counts()).toEqual({ undelivered: 0, setAside: 0 });
});

test('what was thrown by mistake is a failed attempt as well', async () => {
  const { outbox } = anOutbox(() => Promise.reject(new TypeError('oops')));
  expect(await outbox.hand(aMessage(), patient())).toEqual({ state: 'waiting' });
});

test('what the backoffice will never take is set aside and told, and sent again only when it is asked for', async () => {
  const refusal = answered(400);
  const { outbox, clock, sent } = anOutbox(() => Promise.reject(refusal));
  const message = aMessage();
  expect(await outbox.hand(message, patient())).toEqual({ state: 'set aside', cause: refusal });
  await clock.pass(60 * MINUTE);
  expect(sent).toHaveLength(1);
  expect(await outbox.counts()).toEqual({ undelivered: 0, setAside: 1 });
  await outbox.hand(message, patient());
  expect(sent).toHaveLength(2);
});

test.each([
  ['refuses', 400],
  ['fails at', 500],
])('a message that the backoffice %s does not block the others', async (_what, status) => {
  const poison = aMessage();
  const clock = new TestClock();
  const file = anOutboxFile();
  const { outbox: earlier } = anOutbox(() => Promise.reject(answered(503)), { clock, file });
  const all = [poison, ...Array.from({ length: 20 }, () => aMessage())];
  for (const message of all) await earlier.hand(message, patient());
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
  const fates = [outbox.hand(message, patient()), outbox.hand(message, patient())];
  await settled();
  take();
  expect(await Promise.all(fates)).toEqual([{ state: 'delivered' }, { state: 'delivered' }]);
  expect(await outbox.hand(message, patient())).toEqual({ state: 'delivered' });
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
      if (state.isAway) throw answered(503);
    },
    { clock },
  );
  const impatient = AbortSignal.abort();
  for (let count = 0; count < 40; count += 1) await outbox.hand(aMessage(), impatient);
  await clock.pass(MINUTE / 2);
  sent.length = 0;
  state.mostAtOnce = 0;
  await clock.pass(MINUTE / 2);
  expect(sent.length).toBeLessThanOrEqual(60);
  expect(state.mostAtOnce).toBe(1);

  state.isAway = false;
  await clock.pass(30_000);
  expect(await outbox.counts()).toEqual({ undelivered: 0, setAside: 0 });
  expect(state.mostAtOnce).toBe(4);
});

test('what a killed process was sending is sent again once its lease has ended', async () => {
  const clock = new TestClock();
  const file = anOutboxFile();
  const { outbox: killed } = anOutbox(() => new Promise(() => undefined), { clock, file });
  await killed.hand(aMessage(), AbortSignal.abort());

  const { outbox, sent } = anOutbox(() => Promise.resolve(), { clock, file });
  await outbox.start();
  await clock.pass(LEASE_MS - 1);
  expect(sent).toEqual([]);
  await clock.pass(1);
  expect(sent).toHaveLength(1);
  expect(await outbox.counts()).toEqual({ undelivered: 0, setAside: 0 });
});

test('two processes on one file send each message once', async () => {
  const clock = new TestClock();
  const file = anOutboxFile();
  const { outbox: away } = anOutbox(() => Promise.reject(answered(503)), { clock, file });
  for (let count = 0; count < 30; count += 1) await away.hand(aMessage(), patient());
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
  await outbox.hand(aMessage(), patient());
  await clock.pass(1_000);
  expect(sent).toHaveLength(2);
  const stopped = outbox.stop();
  take();
  await stopped;
  expect(await outbox.counts()).toEqual({ undelivered: 0, setAside: 0 });
});

test('a message that cannot be stored is not sent, and whoever hands it over is told', async () => {
  const { outbox, sent } = anOutbox(() => Promise.resolve(), { file: '/dev/null/outbox.sqlite' });
  await outbox.start();
  await expect(outbox.hand(aMessage(), patient())).rejects.toThrow(/\/dev\/null/);
  expect(sent).toEqual([]);
});

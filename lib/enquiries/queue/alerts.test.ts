import type { Alert } from './alerts.ts';
import { TestClock } from './testing/a-clock.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueue, HOUR, neverAborted, outageError, statusError } from './testing/a-queue.ts';
import { sqliteEngine } from './testing/engines.ts';

const MINUTE = 60_000;

/** A channel that records its alerts with their times, and fails while `isBroken`, and does not answer while `isSilent`. */
function aChannel(clock: TestClock, name = 'test') {
  const alerts: (Alert & { at: number })[] = [];
  const state = { isBroken: false, isSilent: false };
  function send(alert: Alert): Promise<void> {
    alerts.push({ ...alert, at: clock.now() });
    if (state.isSilent) return new Promise(() => undefined);
    return state.isBroken ? Promise.reject(new Error('answered 500')) : Promise.resolve();
  }
  return { alerts, state, channel: { name, send } };
}

/** A started queue whose enquiries fail with `failure`, and the alerts of its operator. */
async function aFailingQueue(failure: () => Error | null, engine = sqliteEngine(), clock = new TestClock()) {
  const { alerts, state, channel } = aChannel(clock);
  const running = aQueue(
    () => {
      const error = failure();
      return error ? Promise.reject(error) : Promise.resolve();
    },
    { clock, engine, alertChannels: [channel] },
  );
  await running.queue.start();
  return { ...running, alerts, state, kinds: () => alerts.map(({ kind }) => kind), engine };
}

test("a dead letter is alerted at once, without the visitor's input", async () => {
  const { queue, clock, alerts } = await aFailingQueue(() => statusError(422));
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(0);
  expect(alerts).toMatchObject([{ kind: 'dead-letter', deadLetters: 1, undelivered: 0 }]);
  expect(JSON.stringify(alerts)).not.toMatch(/Priya|Aqua/);
});

test('new dead letters are alerted once an hour, and old ones not again', async () => {
  const { queue, clock, alerts } = await aFailingQueue(() => statusError(422));
  for (let count = 0; count < 3; count += 1) {
    await queue.deliver(aQueuedEnquiry(), neverAborted());
    await clock.pass(MINUTE);
  }
  expect(alerts.map(({ deadLetters }) => deadLetters)).toEqual([1]);
  await clock.pass(HOUR);
  expect(alerts.map(({ deadLetters }) => deadLetters)).toEqual([1, 3]);
  await clock.pass(2 * HOUR);
  expect(alerts).toHaveLength(2);
});

test('a delay of more than 15 minutes is alerted once, and so is the recovery', async () => {
  const state = { isDown: true };
  const { queue, clock, alerts, kinds } = await aFailingQueue(() => (state.isDown ? outageError() : null));
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(14 * MINUTE);
  expect(kinds()).toEqual([]);
  await clock.pass(2 * MINUTE);
  expect(alerts).toMatchObject([{ kind: 'delayed', delayed: 1, undelivered: 1 }]);
  await clock.pass(65 * MINUTE);
  expect(kinds()).toEqual(['delayed']);

  state.isDown = false;
  await clock.pass(2 * MINUTE);
  expect(alerts.at(-1)).toMatchObject({ kind: 'recovered', undelivered: 0 });
  await clock.pass(2 * HOUR);
  expect(kinds()).toEqual(['delayed', 'recovered']);
});

test('an alert that cannot be sent is logged, sent again later, and does not delay deliveries', async () => {
  const { queue, clock, alerts, state, logged } = await aFailingQueue(() => statusError(422));
  state.isBroken = true;
  expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toMatchObject({ state: 'dead-letter' });
  await clock.pass(4 * MINUTE);
  expect(alerts).toHaveLength(1);
  expect(logged()).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'alert.failed', channel: 'test', kind: 'dead-letter' }),
  );
  state.isBroken = false;
  await clock.pass(2 * MINUTE);
  expect(alerts).toHaveLength(2);
});

test('a dead letter that arrives while one channel is told is alerted by the other too', async () => {
  const clock = new TestClock();
  const slow = aChannel(clock, 'slow');
  const quick = aChannel(clock, 'quick');
  const { queue } = aQueue(() => Promise.reject(statusError(422)), {
    clock,
    alertChannels: [{ name: 'slow', send: sendSlowly }, quick.channel],
  });
  await queue.start();
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(2 * HOUR);
  for (const { alerts } of [slow, quick])
    expect(alerts.map(({ deadLetters }) => deadLetters)).toEqual([1, 2]);

  async function sendSlowly(alert: Alert): Promise<void> {
    await slow.channel.send(alert);
    if (slow.alerts.length > 1) return;
    clock.jump(2000);
    await queue.deliver(aQueuedEnquiry(), neverAborted());
    clock.jump(2000);
  }
});

test('two processes send an alert once', async () => {
  const first = await aFailingQueue(() => statusError(422));
  first.state.isSilent = true;
  await first.queue.deliver(aQueuedEnquiry(), neverAborted());
  await first.clock.pass(0);
  const second = await aFailingQueue(() => statusError(422), first.engine, first.clock);
  await second.clock.pass(2 * MINUTE);
  expect([first.kinds(), second.kinds()]).toEqual([['dead-letter'], []]);
});

test('two processes whose checks overlap send an alert by each channel once', async () => {
  const [clock, engine, mailed] = [new TestClock(), sqliteEngine(), Promise.withResolvers<void>()];
  const [mail, hook] = [aChannel(clock, 'mail'), aChannel(clock, 'hook')];
  const slowMail = {
    name: 'mail',
    send: (alert: Alert) => mail.channel.send(alert).then(() => mailed.promise),
  };
  const [first, second] = [slowMail, mail.channel].map((channel) =>
    aQueue(() => Promise.reject(statusError(422)), {
      clock,
      engine,
      alertChannels: [channel, hook.channel],
    }),
  );
  await first?.queue.start();
  await first?.queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(1000);
  await second?.queue.start();
  await clock.pass(2 * MINUTE);
  mailed.resolve();
  await clock.pass(0);
  expect([mail.alerts, hook.alerts].map(({ length }) => length)).toEqual([1, 1]);
});

test('an alert whose time a full store does not take is sent, once an hour', async () => {
  const { queue, clock, store, kinds } = await aFailingQueue(outageError);
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  jest.spyOn(store, 'recordAlert').mockRejectedValue(new Error('database or disk is full'));
  await clock.pass(17 * MINUTE);
  expect(kinds()).toEqual(['delayed']);
  await clock.pass(50 * MINUTE);
  expect(kinds()).toEqual(['delayed']);
});

test('no alert is repeated after a restart', async () => {
  const first = await aFailingQueue(() => statusError(422));
  await first.queue.deliver(aQueuedEnquiry(), neverAborted());
  await first.clock.pass(MINUTE);
  await first.queue.stop();
  const second = await aFailingQueue(() => statusError(422), first.engine, first.clock);
  await second.clock.pass(2 * HOUR);
  expect([first.kinds(), second.kinds()]).toEqual([['dead-letter'], []]);
});

import type { Alert } from './alerts.ts';
import { TestClock } from './testing/a-clock.ts';
import { aMessage } from './testing/a-message.ts';
import { anOutbox, answered, HOUR, patient, unanswered } from './testing/an-outbox.ts';
import { anOutboxFile } from './testing/an-outbox-file.ts';

const MINUTE = 60_000;

/** A channel that keeps what it was told, with the time; it fails as long as `isBroken`. */
function aChannel(clock: TestClock, name = 'test') {
  const told: (Alert & { at: number })[] = [];
  const state = { isBroken: false };
  function send(alert: Alert): Promise<void> {
    told.push({ ...alert, at: clock.now() });
    return state.isBroken ? Promise.reject(new Error('answered 500')) : Promise.resolve();
  }
  return { told, state, channel: { name, send } };
}

/** A started outbox whose enquiries fail so, and what its operator is told. */
async function aWatchedOutbox(failure: () => Error | null, file = anOutboxFile(), clock = new TestClock()) {
  const { told, state, channel } = aChannel(clock);
  const opened = anOutbox(
    () => {
      const error = failure();
      return error ? Promise.reject(error) : Promise.resolve();
    },
    { clock, file, alertChannels: [channel] },
  );
  await opened.outbox.start();
  return { ...opened, told, state, kinds: () => told.map(({ kind }) => kind), file };
}

test('a dead letter is told at once, without what was typed', async () => {
  const { outbox, clock, told } = await aWatchedOutbox(() => answered(422));
  await outbox.deliver(aMessage(), patient());
  await clock.pass(0);
  expect(told).toMatchObject([{ kind: 'dead-letter', deadLetters: 1, undelivered: 0 }]);
  expect(JSON.stringify(told)).not.toMatch(/Priya|Aqua/);
});

test('of many dead letters one alert an hour is sent, and none without news', async () => {
  const { outbox, clock, told } = await aWatchedOutbox(() => answered(422));
  for (let count = 0; count < 10; count += 1) {
    await outbox.deliver(aMessage(), patient());
    await clock.pass(MINUTE);
  }
  expect(told.map(({ deadLetters }) => deadLetters)).toEqual([1]);
  await clock.pass(HOUR);
  expect(told.map(({ deadLetters }) => deadLetters)).toEqual([1, 10]);
  await clock.pass(5 * HOUR);
  expect(told).toHaveLength(2);
});

test('an enquiry that waits for more than 15 minutes is told once, and so is the recovery', async () => {
  const state = { isAway: true };
  const { outbox, clock, told, kinds } = await aWatchedOutbox(() => (state.isAway ? unanswered() : null));
  await outbox.deliver(aMessage(), patient());
  await clock.pass(14 * MINUTE);
  expect(kinds()).toEqual([]);
  await clock.pass(2 * MINUTE);
  expect(told).toMatchObject([{ kind: 'delayed', delayed: 1, undelivered: 1 }]);
  await clock.pass(65 * MINUTE);
  expect(kinds()).toEqual(['delayed']);

  state.isAway = false;
  await clock.pass(2 * MINUTE);
  expect(told.at(-1)).toMatchObject({ kind: 'recovered', undelivered: 0 });
  await clock.pass(2 * HOUR);
  expect(kinds()).toEqual(['delayed', 'recovered']);
});

test('an alert that cannot be sent is logged, tried again, and delays no delivery', async () => {
  const { outbox, clock, told, state, logged } = await aWatchedOutbox(() => answered(422));
  state.isBroken = true;
  expect(await outbox.deliver(aMessage(), patient())).toMatchObject({ state: 'dead letter' });
  await clock.pass(4 * MINUTE);
  expect(told).toHaveLength(1);
  expect(logged()).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'alert.failed', channel: 'test', kind: 'dead-letter' }),
  );
  state.isBroken = false;
  await clock.pass(HOUR);
  expect(told).toHaveLength(2);
});

test('a restart tells nothing twice', async () => {
  const first = await aWatchedOutbox(() => answered(422));
  await first.outbox.deliver(aMessage(), patient());
  await first.clock.pass(MINUTE);
  await first.outbox.stop();
  const second = await aWatchedOutbox(() => answered(422), first.file, first.clock);
  await second.clock.pass(2 * HOUR);
  expect([first.kinds(), second.kinds()]).toEqual([['dead-letter'], []]);
});

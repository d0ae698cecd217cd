import type { Alert } from './alerts.ts';
import { TestClock } from './testing/a-clock.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueue, answered, HOUR, neverAborted, unanswered } from './testing/a-queue.ts';
import { sqliteData } from './testing/engines.ts';

const MINUTE = 60_000;

/** A channel that keeps its alerts with their times; it fails as long as `isBroken`. */
function aChannel(clock: TestClock, name = 'test') {
  const told: (Alert & { at: number })[] = [];
  const state = { isBroken: false };
  function send(alert: Alert): Promise<void> {
    told.push({ ...alert, at: clock.now() });
    return state.isBroken ? Promise.reject(new Error('answered 500')) : Promise.resolve();
  }
  return { told, state, channel: { name, send } };
}

/** A started queue whose enquiries fail with `failure`, and the alerts that its operator gets. */
async function aQueueWithChannel(failure: () => Error | null, data = sqliteData(), clock = new TestClock()) {
  const { told, state, channel } = aChannel(clock);
  const opened = aQueue(
    () => {
      const error = failure();
      return error ? Promise.reject(error) : Promise.resolve();
    },
    { clock, data, alertChannels: [channel] },
  );
  await opened.queue.start();
  return { ...opened, told, state, kinds: () => told.map(({ kind }) => kind), data };
}

test('a dead letter is alerted at once, without what was typed', async () => {
  const { queue, clock, told } = await aQueueWithChannel(() => answered(422));
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(0);
  expect(told).toMatchObject([{ kind: 'dead-letter', deadLetters: 1, undelivered: 0 }]);
  expect(JSON.stringify(told)).not.toMatch(/Priya|Aqua/);
});

test('many dead letters give one alert an hour, and none without a new one', async () => {
  const { queue, clock, told } = await aQueueWithChannel(() => answered(422));
  for (let count = 0; count < 10; count += 1) {
    await queue.deliver(aQueuedEnquiry(), neverAborted());
    await clock.pass(MINUTE);
  }
  expect(told.map(({ deadLetters }) => deadLetters)).toEqual([1]);
  await clock.pass(HOUR);
  expect(told.map(({ deadLetters }) => deadLetters)).toEqual([1, 10]);
  await clock.pass(5 * HOUR);
  expect(told).toHaveLength(2);
});

test('an enquiry delayed by more than 15 minutes is alerted once, and so is the recovery', async () => {
  const state = { isAway: true };
  const { queue, clock, told, kinds } = await aQueueWithChannel(() => (state.isAway ? unanswered() : null));
  await queue.deliver(aQueuedEnquiry(), neverAborted());
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

test('an alert that cannot be sent is logged, sent again later, and delays no delivery', async () => {
  const { queue, clock, told, state, logged } = await aQueueWithChannel(() => answered(422));
  state.isBroken = true;
  expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toMatchObject({ state: 'dead-letter' });
  await clock.pass(4 * MINUTE);
  expect(told).toHaveLength(1);
  expect(logged()).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'alert.failed', channel: 'test', kind: 'dead-letter' }),
  );
  state.isBroken = false;
  await clock.pass(HOUR);
  expect(told).toHaveLength(2);
});

test('no alert is repeated after a restart', async () => {
  const first = await aQueueWithChannel(() => answered(422));
  await first.queue.deliver(aQueuedEnquiry(), neverAborted());
  await first.clock.pass(MINUTE);
  await first.queue.stop();
  const second = await aQueueWithChannel(() => answered(422), first.data, first.clock);
  await second.clock.pass(2 * HOUR);
  expect([first.kinds(), second.kinds()]).toEqual([['dead-letter'], []]);
});

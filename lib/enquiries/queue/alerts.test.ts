import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { type Alert, Alerts } from './alerts.ts';

const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Alerts by one channel, which fails while `isBroken`. */
function someAlerts() {
  const sent: Alert[] = [];
  const state = { isBroken: false };
  const alerts = new Alerts({
    name: 'test',
    send(alert) {
      sent.push(alert);
      return state.isBroken ? Promise.reject(new Error('answered 500')) : Promise.resolve();
    },
  });

  /** Lets minutes pass in which every check finds this. */
  async function pass(minutes: number, { deadLetters = 0, undelivered = 0, oldestMinutes = 0 } = {}) {
    for (let minute = 0; minute < minutes; minute += 1) {
      const oldestUndeliveredSeconds = undelivered > 0 ? oldestMinutes * 60 : null;
      await alerts.check({ undelivered, deadLetters, oldestUndeliveredSeconds, enquiryStores: {} });
      jest.advanceTimersByTime(MINUTE_MS);
    }
  }
  return { alerts, pass, state, sent, kinds: () => sent.map(({ kind }) => kind) };
}

test('a dead letter is alerted at once, and old ones not again', async () => {
  const { alerts, pass, sent } = someAlerts();
  await pass(1, { deadLetters: 3 });
  expect(sent).toEqual([]);
  alerts.deadLetterMade();
  await pass(120, { deadLetters: 4 });
  const text = expect.stringMatching(/^Dead letters: 4\./) as string;
  expect(sent).toEqual([{ kind: 'dead-letter', text, deadLetters: 4, undelivered: 0 }]);
});

test('new dead letters are alerted once an hour', async () => {
  const { alerts, pass, sent } = someAlerts();
  for (const deadLetters of [1, 2, 3]) {
    alerts.deadLetterMade();
    await pass(1, { deadLetters });
  }
  await pass(120, { deadLetters: 3 });
  expect(sent.map(({ deadLetters }) => deadLetters)).toEqual([1, 3]);
});

test('a delay of more than 15 minutes is alerted once, and so is the recovery', async () => {
  const { pass, kinds, sent } = someAlerts();
  await pass(1, { undelivered: 2, oldestMinutes: 15 });
  expect(kinds()).toEqual([]);
  await pass(120, { undelivered: 2, oldestMinutes: 16 });
  expect(sent).toMatchObject([{ kind: 'delayed', undelivered: 2 }]);
  await pass(120);
  expect(kinds()).toEqual(['delayed', 'recovered']);
});

test('delays that come and go are alerted once an hour', async () => {
  const { pass, kinds } = someAlerts();
  for (let time = 0; time < 10; time += 1) {
    await pass(1, { undelivered: 1, oldestMinutes: 16 });
    await pass(1);
  }
  expect(kinds()).toEqual(['delayed', 'recovered']);
});

test('an alert that cannot be sent is logged, and sent again five minutes later', async () => {
  const { alerts, pass, state, kinds } = someAlerts();
  const logged = captureLog();
  state.isBroken = true;
  alerts.deadLetterMade();
  await pass(5, { deadLetters: 1 });
  expect(kinds()).toHaveLength(1);
  expect(logged()).toMatchObject([
    { level: 'error', event: 'alert.failed', channel: 'test', kind: 'dead-letter' },
  ]);
  state.isBroken = false;
  await pass(120, { deadLetters: 1 });
  expect(kinds()).toHaveLength(2);
});

test('while no queue can be read nothing is alerted', async () => {
  const { alerts, sent } = someAlerts();
  alerts.deadLetterMade();
  const unknown = { undelivered: null, deadLetters: null, oldestUndeliveredSeconds: null, enquiryStores: {} };
  await alerts.check(unknown);
  expect(sent).toEqual([]);
});

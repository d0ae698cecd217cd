import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { readEnv } from '#lib/platform/env.ts';
import { deadLetterSettings } from './open-queue.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueue, DAY, HOUR, neverAborted, outageError, statusError } from './testing/a-queue.ts';
import { testBothEngines } from './testing/engines.ts';

const MINUTE = 60_000;

test('by default an enquiry is retried for a day, and a dead letter kept for 30 days', () => {
  expect(deadLetterSettings(readEnv({}))).toEqual({
    deadLetterAfterMs: 86_400_000,
    deadLetterRetentionMs: 2_592_000_000,
  });
});

test('an enquiry refused for DEAD_LETTER_AFTER_HOURS is a dead letter', async () => {
  const { queue, clock, sent, logged } = aQueue(() => Promise.reject(statusError(403)), {
    deadLetterAfterMs: 3 * HOUR,
  });
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(3 * HOUR - MINUTE);
  expect(await queue.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
  await clock.pass(6 * MINUTE);
  expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 1 });
  expect(sent.length).toBeLessThan(50);
  expect(logged()).toContainEqual(expect.objectContaining({ level: 'error', event: 'enquiry.dead-letter' }));
});

testBothEngines('an outage of any length makes no dead letters', async (engine) => {
  const state = { isDown: true };
  const { queue, clock } = aQueue(() => (state.isDown ? Promise.reject(outageError()) : Promise.resolve()), {
    deadLetterAfterMs: MINUTE,
    engine,
  });
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(10 * MINUTE);
  expect(await queue.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
  state.isDown = false;
  await clock.pass(MINUTE);
  expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

testBothEngines(
  'an enquiry that the backoffice leaves unanswered while it answers others is a dead letter in the end',
  async (engine) => {
    const hanging = aQueuedEnquiry();
    const { queue, clock } = aQueue(
      ({ id }) => (id === hanging.id ? Promise.reject(outageError()) : Promise.resolve()),
      { deadLetterAfterMs: MINUTE, isBackofficeUp: () => Promise.resolve(true), engine },
    );
    expect(await queue.deliver(hanging, neverAborted())).toEqual({ state: 'unanswered' });
    await clock.pass(MINUTE - 1);
    expect(await queue.deliver(aQueuedEnquiry(), neverAborted())).toEqual({ state: 'delivered' });
    expect(await queue.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
    await clock.pass(MINUTE);
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 1 });
  },
);

test('an enquiry that a working backoffice answers too late is sent again seldom, since each attempt may arrive', async () => {
  const options = { isBackofficeUp: () => Promise.resolve(true) };
  const { queue, clock, sent } = aQueue(() => Promise.reject(outageError()), options);
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(60 * MINUTE);
  expect(sent.length).toBeLessThan(25);
});

test('an answer from something in place of the backoffice makes no dead letter', async () => {
  const error = new BackofficeError('not the backoffice', { kind: 'contract', call: 'POST /email' });
  const { queue, clock } = aQueue(() => Promise.reject(error), {
    deadLetterAfterMs: MINUTE,
    isBackofficeUp: () => Promise.resolve(true),
  });
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(10 * MINUTE);
  expect(await queue.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
});

testBothEngines(
  'an enquiry that the backoffice will never accept is a dead letter until its sender sends it again',
  async (engine) => {
    const refusal = statusError(400);
    const { queue, clock, sent } = aQueue(() => Promise.reject(refusal), { engine });
    const enquiry = aQueuedEnquiry();
    expect(await queue.deliver(enquiry, neverAborted())).toEqual({ state: 'dead-letter', cause: refusal });
    await clock.pass(10 * MINUTE);
    expect(sent).toHaveLength(1);
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 1 });
    await queue.deliver(enquiry, neverAborted());
    expect(sent).toHaveLength(2);
  },
);

testBothEngines('a dead letter is erased at the end of its retention', async (engine) => {
  const { queue, clock, logged } = aQueue(() => Promise.reject(statusError(422)), { engine });
  const enquiry = aQueuedEnquiry();
  await queue.start();
  await queue.deliver(enquiry, neverAborted());
  clock.jump(30 * DAY - 63 * MINUTE);
  await clock.pass(62 * MINUTE);
  expect((await queue.status()).deadLetters).toBe(1);
  await clock.pass(2 * MINUTE);
  expect((await queue.status()).deadLetters).toBe(0);
  expect(logged().at(-1)).toMatchObject({ event: 'enquiry.erased', id: enquiry.id });
});

testBothEngines('a clock that is wrong for some minutes erases no dead letter', async (engine) => {
  const { queue, clock } = aQueue(() => Promise.reject(statusError(422)), { engine });
  await queue.start();
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(61 * MINUTE);
  clock.jump(31 * DAY);
  await clock.pass(5 * MINUTE);
  expect((await queue.status()).deadLetters).toBe(1);
});

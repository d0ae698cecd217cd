import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueue, answered, DAY, HOUR, neverAborted, unanswered } from './testing/a-queue.ts';
import { testBothEngines } from './testing/engines.ts';

const MINUTE = 60_000;

test('after DEAD_LETTER_AFTER_HOURS of answered failures an enquiry is a dead letter', async () => {
  const { queue, clock, sent, logged } = aQueue(() => Promise.reject(answered(403)), {
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

testBothEngines('an outage makes no dead letters, however long it lasts', async (data) => {
  const state = { isAway: true };
  const { queue, clock } = aQueue(() => (state.isAway ? Promise.reject(unanswered()) : Promise.resolve()), {
    deadLetterAfterMs: MINUTE,
    data,
  });
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  await clock.pass(10 * MINUTE);
  expect(await queue.status()).toMatchObject({ undelivered: 1, deadLetters: 0 });
  state.isAway = false;
  await clock.pass(MINUTE);
  expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 0 });
});

testBothEngines(
  'an enquiry that the backoffice will never accept is a dead letter, sent again only when its sender asks for it',
  async (data) => {
    const refusal = answered(400);
    const { queue, clock, sent } = aQueue(() => Promise.reject(refusal), { data });
    const enquiry = aQueuedEnquiry();
    expect(await queue.deliver(enquiry, neverAborted())).toEqual({ state: 'dead-letter', cause: refusal });
    await clock.pass(10 * MINUTE);
    expect(sent).toHaveLength(1);
    expect(await queue.status()).toMatchObject({ undelivered: 0, deadLetters: 1 });
    await queue.deliver(enquiry, neverAborted());
    expect(sent).toHaveLength(2);
  },
);

testBothEngines('a dead letter is erased at the end of its retention, and not before', async (data) => {
  const { queue, clock, logged } = aQueue(() => Promise.reject(answered(422)), { data });
  const enquiry = aQueuedEnquiry();
  await queue.start();
  await queue.deliver(enquiry, neverAborted());
  clock.jump(30 * DAY - 1);
  await clock.pass(MINUTE - 1);
  expect((await queue.status()).deadLetters).toBe(1);
  await clock.pass(1);
  expect((await queue.status()).deadLetters).toBe(0);
  expect(logged().at(-1)).toMatchObject({ event: 'enquiry.erased', id: enquiry.id });
});

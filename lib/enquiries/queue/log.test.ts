import { TestClock } from './testing/a-clock.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';
import { aQueue, neverAborted, statusError } from './testing/a-queue.ts';
import { sqliteEngine } from './testing/engines.ts';

test("the log has an enquiry's storage, failures and delay, but not the visitor's input", async () => {
  const enquiry = aQueuedEnquiry();
  const { queue, clock, logged } = aQueue(({ attempts }) =>
    attempts < 10 ? Promise.reject(statusError(500)) : Promise.resolve(),
  );
  await queue.deliver(enquiry, neverAborted());
  await clock.pass(600_000);

  const named = { id: enquiry.id, kind: 'contact' };
  const lines = logged();
  expect(lines).toEqual([
    expect.objectContaining({ event: 'enquiry.delivered', ...named, attempts: 10, lateMs: 511_000 }),
    expect.objectContaining({ event: 'enquiry.attempt-failed', ...named, attempts: 1 }),
    expect.objectContaining({ event: 'enquiry.stored', ...named }),
    expect.objectContaining({ event: 'enquiry.attempt-failed', ...named, attempts: 2 }),
    expect.objectContaining({ event: 'enquiry.attempt-failed', ...named, attempts: 4 }),
    expect.objectContaining({ event: 'enquiry.attempt-failed', ...named, attempts: 8 }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Priya|Aqua/);
});

test('a dead letter is logged as an error', async () => {
  const { queue, logged } = aQueue(() => Promise.reject(statusError(422)));
  await queue.deliver(aQueuedEnquiry(), neverAborted());
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'enquiry.dead-letter',
      kind: 'contact',
      error: { name: 'BackofficeError', message: 'POST /email: answered 422' },
    }),
  ]);
});

test('a start logs the undelivered enquiries of an earlier process', async () => {
  const options = { clock: new TestClock(), engine: sqliteEngine() };
  const { queue: earlier } = aQueue(() => Promise.reject(statusError(500)), options);
  await earlier.deliver(aQueuedEnquiry(), neverAborted());
  await earlier.stop();
  const { queue, logged } = aQueue(() => Promise.reject(statusError(500)), options);
  await queue.start();
  expect(logged()).toContainEqual(
    expect.objectContaining({ event: 'queue.resumed', undelivered: 1, deadLetters: 0 }),
  );
});

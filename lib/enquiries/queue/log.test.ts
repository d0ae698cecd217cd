import { TestClock } from './testing/a-clock.ts';
import { aMessage } from './testing/a-message.ts';
import { anOutbox, answered, patient } from './testing/an-outbox.ts';
import { anOutboxFile } from './testing/an-outbox-file.ts';

test('the log tells what is stored, fails and is delivered how late, and nothing that was typed', async () => {
  const message = aMessage();
  const { outbox, clock, logged } = anOutbox(({ attempts }) =>
    attempts < 10 ? Promise.reject(answered(500)) : Promise.resolve(),
  );
  await outbox.deliver(message, patient());
  await clock.pass(600_000);

  const named = { id: message.id, kind: 'contact' };
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

test('a dead letter is an error in the log', async () => {
  const { outbox, logged } = anOutbox(() => Promise.reject(answered(422)));
  await outbox.deliver(aMessage(), patient());
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'enquiry.dead-letter',
      kind: 'contact',
      error: { name: 'BackofficeError', message: 'POST /email: answered 422' },
    }),
  ]);
});

test('a start says what an earlier process left', async () => {
  const place = { clock: new TestClock(), file: anOutboxFile() };
  const { outbox: earlier } = anOutbox(() => Promise.reject(answered(500)), place);
  await earlier.deliver(aMessage(), patient());
  await earlier.stop();
  const { outbox, logged } = anOutbox(() => Promise.reject(answered(500)), place);
  await outbox.start();
  expect(logged()).toContainEqual(
    expect.objectContaining({ event: 'outbox.left-over', undelivered: 1, deadLetters: 0 }),
  );
});

import type { Submission } from './admission';
import { idempotencyKey, seedOf } from './idempotency';

const UUID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;
const NOON = Date.UTC(2031, 4, 16, 12);

function aSubmission(parts: Partial<Submission>): Submission {
  return { isNative: true, values: {}, client: '198.51.100.7', idempotencyKey: null, ...parts };
}

test('a double press without JavaScript is one message', () => {
  const [first, second] = [0, 400].map((later) => idempotencyKey(aSubmission({}), ['Hello'], NOON + later));
  expect(first).toMatch(UUID);
  expect(second).toBe(first);
});

test.each([
  ['a minute later', aSubmission({}), ['Hello'], NOON + 60_000],
  ['by another client', aSubmission({ client: '198.51.100.8' }), ['Hello'], NOON],
  ['with another content', aSubmission({}), ['Hello you'], NOON],
])('%s it is another', (_what, submission, content, at) => {
  expect(idempotencyKey(submission, content, at)).not.toBe(idempotencyKey(aSubmission({}), ['Hello'], NOON));
});

test('the seed that comes back with a form makes the same key at any time', () => {
  const seed = seedOf(aSubmission({}), NOON);
  const again = aSubmission({ values: { idempotencyKey: seed }, client: 'elsewhere' });
  expect(idempotencyKey(again, ['Hello'], NOON + 600_000)).toBe(
    idempotencyKey(aSubmission({}), ['Hello'], NOON),
  );
});

test('a seed that is no UUID is not taken', () => {
  const values = { idempotencyKey: 'mine' };
  expect(seedOf(aSubmission({ values }), NOON)).toBe(seedOf(aSubmission({}), NOON));
});

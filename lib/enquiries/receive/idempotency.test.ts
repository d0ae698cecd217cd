import type { Submission } from './parse-request.ts';
import { equivalentIds, idempotencyKey, messageId, seedOf } from './idempotency.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;
const NOON = Date.UTC(2031, 4, 16, 12);

function aSubmission(parts: Partial<Submission>): Submission {
  return {
    isNative: true,
    values: {},
    client: '198.51.100.7',
    receivedAt: NOON,
    idempotencyKey: null,
    ...parts,
  };
}

test('a double press without JavaScript is one message', () => {
  const presses = [aSubmission({}), aSubmission({ receivedAt: NOON + 400 })];
  const [first, second] = presses.map((submission) => idempotencyKey(submission, ['Hello']));
  expect(first).toMatch(UUID);
  expect(second).toBe(first);
});

test('the minute before and the minute after are equivalent, two minutes are not', () => {
  const ids = [-2, -1, 0, 1, 2].map((minute) => {
    const submission = aSubmission({ receivedAt: NOON + minute * 60_000 });
    return messageId(idempotencyKey(submission, ['Hello']), ['Hello']);
  });
  expect(equivalentIds(aSubmission({}), ['Hello'])).toEqual([ids[1], ids[3]]);
});

test('a form that brings its key, or its seed, has no equivalents', () => {
  const key = seedOf(aSubmission({}));
  expect(equivalentIds(aSubmission({ isNative: false }), [])).toEqual([]);
  expect(equivalentIds(aSubmission({ idempotencyKey: key }), [])).toEqual([]);
  expect(equivalentIds(aSubmission({ values: { idempotencyKey: key } }), [])).toEqual([]);
});

test.each([
  ['a minute later', aSubmission({ receivedAt: NOON + 60_000 }), ['Hello']],
  ['by another client', aSubmission({ client: '198.51.100.8' }), ['Hello']],
  ['with another content', aSubmission({}), ['Hello you']],
])('%s it is another', (_what, submission, content) => {
  expect(idempotencyKey(submission, content)).not.toBe(idempotencyKey(aSubmission({}), ['Hello']));
});

test('the seed that comes back with a form makes the same key at any time', () => {
  const values = { idempotencyKey: seedOf(aSubmission({})) };
  const again = aSubmission({ values, client: 'elsewhere', receivedAt: NOON + 600_000 });
  expect(idempotencyKey(again, ['Hello'])).toBe(idempotencyKey(aSubmission({}), ['Hello']));
});

test('a seed that is no UUID is not taken', () => {
  const values = { idempotencyKey: 'mine' };
  expect(seedOf(aSubmission({ values }))).toBe(seedOf(aSubmission({})));
});

import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { attemptDelivery, isPermanentFailure } from './attempt.ts';
import type { StoredEnquiry } from './enquiry.ts';
import { aQueuedEnquiry } from './testing/a-queued-enquiry.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function statusError(status: number): BackofficeError {
  return new BackofficeError(`answered ${status}`, { kind: 'status', call: 'POST /email', status });
}

function outageError(kind: 'unreachable' | 'contract' = 'unreachable'): BackofficeError {
  return new BackofficeError('took too long', { kind, call: 'POST /email', status: 404 });
}

type Circumstances = Partial<Pick<StoredEnquiry, 'attempts' | 'refusedMs'>> & {
  isUp?: boolean;
  random?: number;
};

/** The outcome of an attempt that fails with `error`, and what was logged. */
async function attempt(error: Error, circumstances: Circumstances = {}) {
  const { attempts = 1, refusedMs = 0, isUp = false, random = 0 } = circumstances;
  const enquiry = { ...aQueuedEnquiry(), storedAt: 0, attempts, refusedMs, deadSince: null, failure: null };
  const logged = captureLog();
  const before = logged().length;
  const outcome = await attemptDelivery(enquiry, {
    send: () => Promise.reject(error),
    isBackofficeUp: () => Promise.resolve(isUp),
    random: () => random,
  });
  return { outcome, logged: logged().slice(before) };
}

test.each([400, 401, 404, 405, 410, 413, 422])(
  'an enquiry answered with %i is refused for good',
  async (status) => {
    const { outcome, logged } = await attempt(statusError(status));
    expect(outcome).toEqual({ state: 'refused', failure: `POST /email: answered ${status}` });
    expect(logged).toMatchObject([{ level: 'error', event: 'enquiry.dead-letter', kind: 'contact' }]);
  },
);

test.each([302, 403, 408, 409, 423, 425, 429, 500, 502, 503])(
  'an enquiry answered with %i is retried for a day',
  async (status) => {
    const failure = `POST /email: answered ${status}`;
    const { outcome } = await attempt(statusError(status), { attempts: 2, refusedMs: DAY_MS - 1 });
    expect(outcome).toEqual({ state: 'stored', failure, delayMs: 2_000, refusedMs: DAY_MS + 1_999 });
    const last = await attempt(statusError(status), { attempts: 400, refusedMs: DAY_MS });
    expect(last.outcome).toEqual({ state: 'refused', failure });
  },
);

test.each(['unreachable', 'contract'] as const)(
  'an outage of any length (%s) makes no dead letters',
  async (kind) => {
    const { outcome } = await attempt(outageError(kind), { attempts: 5_000, refusedMs: DAY_MS });
    expect(outcome).toMatchObject({ state: 'stored', delayMs: 20_000, refusedMs: DAY_MS });
  },
);

test('an enquiry left unanswered by a backoffice that answers others is refused after a day', async () => {
  const first = await attempt(outageError(), { isUp: true });
  expect(first.outcome).toMatchObject({ state: 'stored', refusedMs: 1_000 });
  const last = await attempt(outageError(), { isUp: true, attempts: 300, refusedMs: DAY_MS });
  expect(last.outcome).toMatchObject({ state: 'refused' });
});

test('an answer from something in place of the backoffice makes no dead letter', async () => {
  const { outcome } = await attempt(outageError('contract'), { isUp: true, refusedMs: DAY_MS });
  expect(outcome).toMatchObject({ state: 'stored' });
});

test('an error of this program is retried', async () => {
  expect(isPermanentFailure(new TypeError('oops'))).toBe(false);
  const { outcome } = await attempt(new TypeError('oops'));
  expect(outcome).toEqual({ state: 'stored', failure: 'oops', delayMs: 1_000, refusedMs: 1_000 });
});

test.each([
  [1, outageError(), 1_000],
  [2, outageError(), 2_000],
  [5, outageError(), 16_000],
  [6, outageError(), 20_000],
  [9, statusError(500), 256_000],
  [10, statusError(500), 5 * MINUTE_MS],
  [5_000, statusError(500), 5 * MINUTE_MS],
])(
  'after %i attempts that ended with %s the delay is %i ms, or down to half of it',
  async (attempts, error, delayMs) => {
    expect((await attempt(error, { attempts })).outcome).toMatchObject({ delayMs });
    expect((await attempt(error, { attempts, random: 0.999_999 })).outcome).toMatchObject({
      delayMs: delayMs / 2,
    });
  },
);

test("the log has an enquiry's delivery and some of its failures, but not the visitor's input", async () => {
  const lines: unknown[] = [];
  for (let attempts = 1; attempts <= 10; attempts += 1)
    lines.push(...(await attempt(statusError(500), { attempts })).logged);
  expect(lines).toMatchObject(
    [1, 2, 4, 8].map((attempts) => ({ event: 'enquiry.attempt-failed', attempts })),
  );
  expect(JSON.stringify(lines)).not.toMatch(/Priya|Aqua/);
});

import { RETRIABLE_STATUSES } from '#lib/backoffice/enquiries.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { log } from '#lib/platform/log.ts';
import type { StoredEnquiry } from './enquiry.ts';

/** An enquiry is delivered, stored to be retried, or refused, which makes it a dead letter. */
export type DeliveryState = 'delivered' | 'stored' | 'refused';

/** The result of an attempt; the reasons are without the visitor's input. */
export type Outcome =
  | { state: 'delivered' }
  | { state: 'stored'; failure: string; delayMs: number; refusedMs: number }
  | { state: 'refused'; failure: string };

type Options = {
  /** Sends the enquiry to the backoffice; rejects when it was not accepted. */
  send: (enquiry: StoredEnquiry) => Promise<void>;
  /** Whether the backoffice answers a simple call now. Never rejects. */
  isBackofficeUp: () => Promise<boolean>;
  /** From 0 to below 1. */
  random?: () => number;
};

/** How long an enquiry is retried that a backoffice which is up does not accept. */
const REFUSED_FOR_GOOD_AFTER_MS = 24 * 60 * 60_000;

const FIRST_DELAY_MS = 1_000;

/** Longest delay while the backoffice is down: an enquiry is attempted within half a minute after the outage. */
const MAX_OUTAGE_DELAY_MS = 20_000;

/** Longest delay while the backoffice answers but does not accept the enquiry, which only a person can fix. */
export const MAX_REFUSAL_DELAY_MS = 5 * 60_000;

/** Attempts to deliver an enquiry, and logs the outcome. Never rejects. */
export async function attemptDelivery(enquiry: StoredEnquiry, options: Options): Promise<Outcome> {
  const { id, kind, attempts, storedAt } = enquiry;
  const fields = { id, kind, attempts };
  try {
    await options.send(enquiry);
  } catch (error) {
    const outcome = await outcomeOf(error, enquiry, options);
    if (outcome.state === 'refused') log('error', 'enquiry.dead-letter', { ...fields, error });
    else if (isPowerOfTwo(attempts)) log('warn', 'enquiry.attempt-failed', { ...fields, error });
    return outcome;
  }
  log('info', 'enquiry.delivered', { ...fields, lateMs: Date.now() - storedAt });
  return { state: 'delivered' };
}

async function outcomeOf(
  error: unknown,
  { attempts, refusedMs }: StoredEnquiry,
  { isBackofficeUp, random = Math.random }: Options,
): Promise<Exclude<Outcome, { state: 'delivered' }>> {
  const failure = error instanceof Error ? error.message : 'unknown';
  if (isPermanentFailure(error)) return { state: 'refused', failure };

  const isAnswered = !(error instanceof BackofficeError) || error.kind === 'status';
  const concernsEnquiry = isAnswered || (error.kind === 'unreachable' && (await isBackofficeUp()));
  if (!concernsEnquiry)
    return {
      state: 'stored',
      failure,
      refusedMs,
      delayMs: retryDelay(attempts, random(), MAX_OUTAGE_DELAY_MS),
    };
  if (refusedMs >= REFUSED_FOR_GOOD_AFTER_MS) return { state: 'refused', failure };
  const delayMs = retryDelay(attempts, random(), MAX_REFUSAL_DELAY_MS);
  return { state: 'stored', failure, delayMs, refusedMs: refusedMs + delayMs }; // a sum, independent of the clock
}

/** Whether the backoffice will never accept the enquiry (docs/product.md 8.5b). */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof BackofficeError) || error.kind !== 'status' || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !RETRIABLE_STATUSES.includes(error.status);
}

/** Exponential backoff with jitter: one second after the first attempt, doubled each time, reduced by up to half. */
function retryDelay(attempts: number, random: number, maxMs: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), maxMs);
  return Math.round(delay * (1 - random / 2));
}

/** Limits log lines: in a long outage an enquiry fails thousands of times. */
function isPowerOfTwo(attempts: number): boolean {
  return Number.isInteger(Math.log2(attempts));
}

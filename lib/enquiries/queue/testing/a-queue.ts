import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { EnquiryQueue } from '#lib/enquiries/queue/enquiry-queue.ts';
import type { AlertChannel } from '#lib/enquiries/queue/alerts.ts';
import type { LeasedEnquiry } from '#lib/enquiries/queue/enquiry.ts';
import { TestClock } from './a-clock.ts';
import { LEASE_MS, sqliteEngine, type TestEngine } from './engines.ts';

type Send = (leased: LeasedEnquiry) => Promise<void>;
type Options = {
  clock?: TestClock;
  engine?: TestEngine;
  alertChannels?: AlertChannel[];
  deadLetterAfterMs?: number;
  isBackofficeUp?: () => Promise<boolean>;
};

const spies = new Set<jest.SpyInstance>();

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  spies.clear();
});

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** A queue that sends enquiries by `send`. Suppresses its log. */
export function aQueue(
  send: Send,
  {
    engine = sqliteEngine(),
    clock = new TestClock(engine.settled),
    alertChannels = [],
    deadLetterAfterMs = DAY,
    isBackofficeUp = () => Promise.resolve(false),
  }: Options = {},
) {
  const writes = [process.stdout, process.stderr].map((stream) => {
    return jest.spyOn(stream, 'write').mockReturnValue(true);
  });
  for (const spy of writes) spies.add(spy);
  const sent: string[] = [];
  const store = engine.open();
  const queue = new EnquiryQueue({
    store,
    clock,
    random: () => 0,
    leaseMs: LEASE_MS,
    isBackofficeUp,
    deadLetterAfterMs,
    deadLetterRetentionMs: 30 * DAY,
    alertChannels,
    send(leased) {
      sent.push(leased.id);
      return send(leased);
    },
  });

  /** The log entries so far. */
  function logged(): Record<string, unknown>[] {
    const lines = writes.flatMap(({ mock }) => mock.calls.map(([line]) => String(line)));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  return { queue, store, clock, sent, logged };
}

/** The error for an answer with this status. */
export function statusError(status: number): BackofficeError {
  return new BackofficeError(`answered ${status}`, { kind: 'status', call: 'POST /email', status });
}

/** The error when the backoffice does not answer. */
export function outageError(): BackofficeError {
  return new BackofficeError('took too long', { kind: 'unreachable', call: 'POST /email' });
}

export function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

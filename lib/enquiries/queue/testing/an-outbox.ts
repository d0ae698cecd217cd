import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { Outbox } from '#lib/enquiries/queue/queue.ts';
import { SqliteStore } from '#lib/enquiries/queue/sqlite-store.ts';
import type { AlertChannel } from '#lib/enquiries/queue/alerts.ts';
import type { Leased } from '#lib/enquiries/queue/store.ts';
import { TestClock } from './a-clock.ts';
import { anOutboxFile } from './an-outbox-file.ts';

export const LEASE_MS = 7_000;

type Send = (leased: Leased) => Promise<void>;
type Place = { clock?: TestClock; file?: string; alertChannels?: AlertChannel[]; deadLetterAfterMs?: number };

const spies = new Set<jest.SpyInstance>();

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  spies.clear();
});

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** An outbox whose enquiries are sent so. What it logs does not reach the console. */
export function anOutbox(
  send: Send,
  { clock = new TestClock(), file = anOutboxFile(), alertChannels = [], deadLetterAfterMs = DAY }: Place = {},
) {
  const written = [process.stdout, process.stderr].map((stream) => {
    return jest.spyOn(stream, 'write').mockReturnValue(true);
  });
  for (const spy of written) spies.add(spy);
  const sent: string[] = [];
  const store = new SqliteStore(file);
  const outbox = new Outbox({
    store,
    clock,
    random: () => 0,
    leaseMs: LEASE_MS,
    deadLetterAfterMs,
    deadLetterRetentionMs: 30 * DAY,
    alertChannels,
    send(leased) {
      sent.push(leased.message.id);
      return send(leased);
    },
  });

  /** The events of the log so far, with their fields. */
  function logged(): Record<string, unknown>[] {
    const lines = written.flatMap(({ mock }) => mock.calls.map(([line]) => String(line)));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  return { outbox, store, clock, sent, logged };
}

/** What the backoffice's answers are to whoever sends. */
export function answered(status: number): BackofficeError {
  return new BackofficeError(`answered ${status}`, { kind: 'status', call: 'POST /email', status });
}

/** What is thrown when the backoffice does not answer. */
export function unanswered(): BackofficeError {
  return new BackofficeError('took too long', { kind: 'unreachable', call: 'POST /email' });
}

export function patient(): AbortSignal {
  return new AbortController().signal;
}

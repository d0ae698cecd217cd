import { withTimeout } from '#lib/platform/redis.ts';
import type { EnquiryQueue } from './enquiry-queue.ts';
import type { QueueStatus } from './enquiry.ts';

/** A store that does not reply for this long counts as down. */
const READ_TIMEOUT_MS = 2_000;

/** The queue's fields of /api/health: the sums of the stores that can be read, `null` when none can. */
export type QueueHealth = {
  undelivered: number | null;
  deadLetters: number | null;
  /** Age of the oldest undelivered enquiry; also `null` when there is none. */
  oldestUndeliveredSeconds: number | null;
  /** Whether each store can be read and written. */
  enquiryStores: Record<string, 'up' | 'down'>;
};

type Queue = Pick<EnquiryQueue, 'status' | 'isWritable'>;

/** The health of a site's queues, by the names of their stores. Never rejects. */
export async function healthOf(
  byStore: Record<string, Queue>,
  now: number,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<QueueHealth> {
  const entries = Object.entries(byStore);
  const states = await Promise.all(entries.map(([, queue]) => statusOrNull(queue, timeoutMs)));
  const enquiryStores = Object.fromEntries(
    entries.map(([name, { isWritable }], index) => [
      name,
      states[index] && isWritable ? ('up' as const) : ('down' as const),
    ]),
  );
  const known = states.filter((state) => state !== null);
  const oldest = Math.min(...known.map(({ oldestStoredAt }) => oldestStoredAt ?? Infinity));
  return {
    undelivered: known.length === 0 ? null : sum(known.map((state) => state.undelivered)),
    deadLetters: known.length === 0 ? null : sum(known.map((state) => state.deadLetters)),
    oldestUndeliveredSeconds: oldest === Infinity ? null : Math.floor(Math.max(now - oldest, 0) / 1000),
    enquiryStores,
  };
}

/** `null` while the store cannot be read, which the worker logs. */
async function statusOrNull(queue: Queue, timeoutMs: number): Promise<QueueStatus | null> {
  try {
    return await withTimeout(queue.status(), timeoutMs);
  } catch {
    return null;
  }
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

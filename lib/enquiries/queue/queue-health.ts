import { withTimeout } from '#lib/platform/redis.ts';
import type { Outbox } from './queue.ts';

/** A queue that does not reply for this long counts as down. */
const READ_TIMEOUT_MS = 2_000;

/** The queue's fields of /api/health: the sums of the queues that can be read, `null` when none can. */
export type QueueHealth = {
  undelivered: number | null;
  deadLetters: number | null;
  /** Age of the oldest undelivered enquiry; also `null` when there is none. */
  oldestUndeliveredSeconds: number | null;
  /** Whether each queue can be read and written. */
  enquiryStores: Record<string, 'up' | 'down'>;
};

/** The health of queues by the names of their stores. Never rejects. */
export async function healthOf(
  queues: Record<string, Pick<Outbox, 'status'>>,
  now: number,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<QueueHealth> {
  const read = Object.values(queues).map((queue) => withTimeout(queue.status(), timeoutMs).catch(() => null));
  const statuses = await Promise.all(read);
  const known = statuses.filter((status) => status !== null);
  const oldest = Math.min(...known.map(({ oldestStoredAt }) => oldestStoredAt ?? Infinity));
  return {
    undelivered: known.length === 0 ? null : sum(known.map((status) => status.undelivered)),
    deadLetters: known.length === 0 ? null : sum(known.map((status) => status.deadLetters)),
    oldestUndeliveredSeconds: oldest === Infinity ? null : Math.floor(Math.max(now - oldest, 0) / 1000),
    enquiryStores: Object.fromEntries(
      Object.keys(queues).map((name, index) => [name, statuses[index]?.isWritable ? 'up' : 'down']),
    ),
  };
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

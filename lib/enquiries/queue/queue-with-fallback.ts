import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { EnquiryQueue } from './enquiry-queue.ts';
import { QueueUnavailableError } from './queue-failure.ts';

/** What the site asks of its queue. */
export type ProcessQueue = Pick<EnquiryQueue, 'start' | 'deliver' | 'status' | 'stop'>;

/**
 * Two queues, of which each delivers what it holds. An enquiry that `shared` cannot store is stored in `local`; when
 * `shared` has stored it after all, both send it under one idempotency key.
 */
export function queueWithFallback(shared: ProcessQueue, local: ProcessQueue): ProcessQueue {
  return {
    async start() {
      await Promise.all([shared.start(), local.start()]);
    },
    async deliver(...enquiry) {
      try {
        return await shared.deliver(...enquiry);
      } catch (error) {
        if (!(error instanceof QueueUnavailableError)) warnThrottled('queue.fallback', error);
        return local.deliver(...enquiry);
      }
    },
    async status() {
      const [one, other] = await Promise.all([shared.status(), local.status()]);
      return {
        undelivered: one.undelivered + other.undelivered,
        deadLetters: one.deadLetters + other.deadLetters,
        oldestStoredAt: present(Math.min, one.oldestStoredAt, other.oldestStoredAt),
        newestDeadSince: present(Math.max, one.newestDeadSince, other.newestDeadSince),
      };
    },
    async stop() {
      await Promise.all([shared.stop(), local.stop()]);
    },
  };
}

/** `choose` of the times that are not `null`; `null` of none. */
function present(choose: typeof Math.min, ...times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : choose(...known);
}

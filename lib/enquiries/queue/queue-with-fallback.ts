import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { EnquiryQueue } from './enquiry-queue.ts';
import type { QueueStatus } from './enquiry.ts';
import { QueueUnavailableError } from './queue-failure.ts';

/** The part of a queue that the site uses. */
export type ProcessQueue = Pick<EnquiryQueue, 'start' | 'deliver' | 'stop'> & {
  status(): Promise<Omit<QueueStatus, 'newestDeadSince'>>;
};

/**
 * Two queues that deliver their own enquiries. An enquiry that `shared` cannot store in time is stored in `local`; if
 * `shared` has stored it after all, both send it with the same idempotency key.
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
      const [first, second] = await Promise.all([shared.status(), local.status()]);
      const oldest = Math.min(first.oldestStoredAt ?? Infinity, second.oldestStoredAt ?? Infinity);
      return {
        undelivered: first.undelivered + second.undelivered,
        deadLetters: first.deadLetters + second.deadLetters,
        oldestStoredAt: oldest === Infinity ? null : oldest,
      };
    },
    async stop() {
      await Promise.all([shared.stop(), local.stop()]);
    },
  };
}

import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { EnquiryQueue } from './enquiry-queue.ts';
import type { QueueStatus } from './enquiry.ts';
import { QueueUnavailableError } from './queue-failure.ts';

/** What the site asks of its queue. */
export type ProcessQueue = Pick<EnquiryQueue, 'start' | 'deliver' | 'stop'> & {
  status(): Promise<Omit<QueueStatus, 'newestDeadSince'>>;
};

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
      const oldest = Math.min(one.oldestStoredAt ?? Infinity, other.oldestStoredAt ?? Infinity);
      return {
        undelivered: one.undelivered + other.undelivered,
        deadLetters: one.deadLetters + other.deadLetters,
        oldestStoredAt: oldest === Infinity ? null : oldest,
      };
    },
    async stop() {
      await Promise.all([shared.stop(), local.stop()]);
    },
  };
}

import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { EnquiryQueue } from './enquiry-queue.ts';
import { QueueUnavailableError } from './queue-failure.ts';

/** The part of a queue that the site uses. */
export type DeliveryQueue = Pick<EnquiryQueue, 'start' | 'deliver' | 'stop'>;

/**
 * Two queues that deliver their own enquiries. An enquiry that `shared` cannot store in time is stored in `local`; if
 * `shared` has stored it after all, both send it with the same idempotency key.
 */
export function queueWithFallback(shared: DeliveryQueue, local: DeliveryQueue): DeliveryQueue {
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
    async stop() {
      await Promise.all([shared.stop(), local.stop()]);
    },
  };
}

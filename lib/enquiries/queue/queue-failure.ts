import { log } from '#lib/platform/log.ts';

/** The queue server is away, or would lose enquiries. */
export class QueueUnavailableError extends Error {
  override name = 'QueueUnavailableError';
}

/** Logs a failure of the store. That the queue server is away has been logged once, by its connection. */
export function logQueueFailure(error: unknown): void {
  if (!(error instanceof QueueUnavailableError)) log('error', 'queue.failed', { error });
}

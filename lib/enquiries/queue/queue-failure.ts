import { log } from '#lib/platform/log.ts';

/** The queue server is down, or would lose enquiries. */
export class QueueUnavailableError extends Error {
  override name = 'QueueUnavailableError';
}

/** The queue server has not confirmed in time that it has stored an enquiry. */
export class UnconfirmedError extends Error {
  override name = 'UnconfirmedError';
  /** Removes the enquiry from the server, which may store it yet. Only for one that another store has. Never rejects. */
  readonly withdraw: () => Promise<void>;

  constructor({ message }: Error, withdraw: () => Promise<void>) {
    super(message);
    this.withdraw = withdraw;
  }
}

/** Logs a failure of the store, except an outage of the queue server, which its connection logs once. */
export function logQueueFailure(error: unknown): void {
  if (!(error instanceof QueueUnavailableError)) log('error', 'queue.failed', { error });
}

/** Logs that an unreadable enquiry became a dead letter. */
export function logUnreadable(id: string, reason: string): void {
  log('error', 'enquiry.unreadable', { id, reason, action: '"npm run outbox -- show ID" prints it.' });
}

import {
  claimMail,
  nextMailDue,
  noteMailed,
  retryAllMails,
  type Enquiry,
} from '#backoffice/database/enquiries.ts';
import type { Database } from '#backoffice/database/open.ts';
import { log } from '#backoffice/log.ts';
import { messageOf } from '#backoffice/cli-error.ts';
import type { Transport } from './transport.ts';

const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 3_600_000;

export type MailQueue = {
  /** Also makes mails due that an earlier run left over. */
  start(): void;
  /** Delivers the mails that are due. */
  wake(): void;
  /** Starts no other mail and resolves once the current one is done. */
  stop(): Promise<void>;
};

/** Delivers the mails of stored enquiries one by one, the oldest first. */
export function createMailQueue(db: Database, transport: Transport): MailQueue {
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  let isRunning = false;
  let isStopped = false;

  async function deliverDue(): Promise<void> {
    isRunning = true;
    let enquiry: Enquiry | null;
    while (!isStopped && (enquiry = claimMail(db, Date.now(), retryAt)))
      await deliver(db, transport, enquiry);
    isRunning = false;
    const due = isStopped ? null : nextMailDue(db);
    if (due !== null) timer = setTimeout(wake, due - Date.now());
  }

  function wake(): void {
    clearTimeout(timer);
    if (isRunning || isStopped) return;
    current = deliverDue().catch((error: unknown) => {
      isRunning = false;
      log('error', 'mail.queue-failed', { error: messageOf(error) });
      if (!isStopped) timer = setTimeout(wake, FIRST_RETRY_MS);
    });
  }

  return {
    start() {
      retryAllMails(db);
      wake();
    },
    wake,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return current;
    },
  };
}

/** 30 s after the first attempt, twice as long after every further one, at most an hour. */
function retryAt(attempts: number): number {
  return Date.now() + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

async function deliver(db: Database, transport: Transport, enquiry: Enquiry): Promise<void> {
  const { id, kind, attempts } = enquiry;
  try {
    await transport(enquiry);
    noteMailed(db, id, new Date());
    log('info', 'mail.delivered', { id, kind });
  } catch (error) {
    log('warn', 'mail.failed', { id, kind, attempts, error: messageOf(error) });
  }
}

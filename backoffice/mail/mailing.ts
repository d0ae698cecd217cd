import { claimMail, nextMailDue, noteMailed, retryAllMails, type Enquiry } from '../database/enquiries.ts';
import type { Database } from '../database/open.ts';
import { log } from '../log.ts';
import { messageOf } from '../problem.ts';
import type { Carrier } from './carrier.ts';

const FIRST_RETRY = 30_000;
const LAST_RETRY = 3_600_000;

export type Mailing = {
  /** Takes up what an earlier run left over. */
  start(): void;
  /** Looks for mails that are due. */
  wake(): void;
  /** Starts no other mail and resolves once the one under way is done. */
  stop(): Promise<void>;
};

/** Delivers the mails of stored enquiries one by one, the oldest first. */
export function createMailing(db: Database, carry: Carrier): Mailing {
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  let isUnderWay = false;
  let isStopped = false;

  async function deliverDue(): Promise<void> {
    isUnderWay = true;
    let enquiry: Enquiry | null;
    while (!isStopped && (enquiry = claimMail(db, Date.now(), retryAt))) await deliver(db, carry, enquiry);
    isUnderWay = false;
    const due = isStopped ? null : nextMailDue(db);
    if (due !== null) timer = setTimeout(wake, due - Date.now());
  }

  function wake(): void {
    clearTimeout(timer);
    if (isUnderWay || isStopped) return;
    underWay = deliverDue().catch((error: unknown) => {
      isUnderWay = false;
      log('error', 'mailing.failed', { error: messageOf(error) });
      if (!isStopped) timer = setTimeout(wake, FIRST_RETRY);
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
      return underWay;
    },
  };
}

/** 30 s after the first attempt, twice as long after every further one, at most an hour. */
function retryAt(attempts: number): number {
  return Date.now() + Math.min(FIRST_RETRY * 2 ** (attempts - 1), LAST_RETRY);
}

async function deliver(db: Database, carry: Carrier, enquiry: Enquiry): Promise<void> {
  const { id, kind, attempts } = enquiry;
  try {
    await carry(enquiry);
    noteMailed(db, id, new Date());
    log('info', 'mail.delivered', { id, kind });
  } catch (error) {
    log('warn', 'mail.failed', { id, kind, attempts, error: messageOf(error) });
  }
}

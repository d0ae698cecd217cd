import { errorMessage } from '#backoffice/cli-error.ts';
import { claimMail, markMailed, type Enquiry } from '#backoffice/database/enquiries.ts';
import type { Database } from '#backoffice/database/open.ts';
import { log } from '#backoffice/log.ts';
import type { Transport } from './transport.ts';

/** Delivers the due mails one by one, oldest first, until `signal` aborts. A failed mail is retried later. */
export async function deliverMails(db: Database, transport: Transport, signal: AbortSignal): Promise<void> {
  let enquiry: Enquiry | null;
  while (!signal.aborted && (enquiry = claimMail(db, Date.now()))) await deliver(db, transport, enquiry);
}

async function deliver(db: Database, transport: Transport, enquiry: Enquiry): Promise<void> {
  const { id, kind, attempts } = enquiry;
  try {
    await transport(enquiry);
    markMailed(db, id, new Date());
    log('info', 'mail.delivered', { id, kind });
  } catch (error) {
    log('warn', 'mail.failed', { id, kind, attempts, error: errorMessage(error) });
  }
}

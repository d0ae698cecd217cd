import 'server-only';
import { type Enquiry, sendEnquiry } from '@/lib/backoffice/enquiries';
import { BackofficeError } from '@/lib/backoffice/errors';
import { DEALER } from '@/lib/dealer';
import { Refusal } from './refusal';

const RETRY_SECONDS = '30';

/** Refusals of the caller, the moment or the pace, which another time may end otherwise. */
const PASSING_STATUSES = [403, 408, 429];

/** The one way out for enquiries. Throws `Refusal`: 503 when it may work later, 502 when it never will. */
export async function deliver(enquiry: Enquiry, signal: AbortSignal): Promise<void> {
  try {
    await sendEnquiry(enquiry, signal);
  } catch (error) {
    throw undelivered(error);
  }
}

/** What a failure of the backoffice means to the visitor. Any other error is thrown on. */
export function undelivered(error: unknown): Refusal {
  if (!(error instanceof BackofficeError)) throw error;

  const [phone = ''] = DEALER.phones;
  if (isFinal(error)) {
    const message = `We could not take this message, and sending it again will not help. Please call ${phone}.`;
    return new Refusal(message, { status: 502, cause: error });
  }
  const message = `We could not deliver your message. Please try again in a moment, or call ${phone}.`;
  return new Refusal(message, { status: 503, headers: { 'Retry-After': RETRY_SECONDS }, cause: error });
}

function isFinal({ status }: BackofficeError): boolean {
  return status !== null && status >= 400 && status < 500 && !PASSING_STATUSES.includes(status);
}

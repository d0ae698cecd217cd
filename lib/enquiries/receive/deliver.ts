import 'server-only';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { DEALER } from '#lib/platform/dealer.ts';
import { log } from '#lib/platform/log.ts';
import { isFinal } from '#lib/enquiries/queue/delivery-result.ts';
import type { Message } from '#lib/enquiries/queue/enquiry.ts';
import type { Outbox } from '#lib/enquiries/queue/queue.ts';
import { outbox } from '#lib/enquiries/queue/process-queue.ts';
import { sendMessage } from '#lib/enquiries/queue/send.ts';
import type { Identified } from './build-enquiry.ts';
import { Refusal } from './rejection.ts';

const RETRY_SECONDS = '30';
const [PHONE = ''] = DEALER.phones;

type Result = Awaited<ReturnType<Outbox['deliver']>>;

/**
 * The one way out for enquiries: resolves once the message is the backoffice's, or stored for delivery when that is not
 * known by the end of `patience`. One that is known under one of `equivalentIds` is not sent again. Throws `Refusal` 503
 * when the backoffice will never take it, or when it could be neither delivered nor stored.
 */
export async function deliver({ message, equivalentIds }: Identified, patience: AbortSignal): Promise<void> {
  const result = await storeAndSend(message, equivalentIds, patience);
  if (result.state === 'dead letter') throw refusedForGood(result.cause);
}

async function storeAndSend(
  message: Message,
  equivalentIds: string[],
  patience: AbortSignal,
): Promise<Result> {
  try {
    return await outbox().deliver(message, patience, equivalentIds);
  } catch (error) {
    log('error', 'outbox.failed', { error });
    return sendUnstored(message, patience);
  }
}

async function sendUnstored(message: Message, patience: AbortSignal): Promise<Result> {
  try {
    await sendMessage({ message, attempts: 1 }, patience);
    return { state: 'delivered' };
  } catch (error) {
    if (isFinal(error)) return { state: 'dead letter', cause: error };
    if (!(error instanceof BackofficeError)) throw error;
    const message = `We could not deliver your message. Please try again in a moment, or call ${PHONE}.`;
    throw new Refusal(message, { status: 503, headers: { 'Retry-After': RETRY_SECONDS }, cause: error });
  }
}

function refusedForGood(cause: unknown): Refusal {
  const message = `We could not take this message, and sending it again will not help. Please call ${PHONE}.`;
  return new Refusal(message, { status: 503, cause });
}

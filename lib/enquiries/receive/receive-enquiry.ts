import { isHoneypotFilled, validateFields } from '#lib/domain/enquiry/field-validation.ts';
import {
  ENQUIRY_FORMS,
  type FormDefinition,
  type EnquiryKind,
  type EnquiryTexts,
} from '#lib/domain/enquiry/forms.ts';
import { enquiryPayload } from '#lib/domain/enquiry/payload.ts';
import { dateInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { log } from '#lib/platform/log.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { Enquiry } from '#lib/enquiries/queue/enquiry.ts';
import { deliverEnquiry } from '#lib/enquiries/queue/open-queue.ts';
import { isPermanentFailure } from '#lib/enquiries/queue/attempt.ts';
import { sendToBackoffice } from '#lib/enquiries/queue/send.ts';
import { enquiryIds } from './idempotency.ts';
import { type FormRequest, parseRequest } from './parse-request.ts';
import { limitSends } from './rate-limit.ts';
import { RejectedRequest } from './rejection.ts';
import { CAR_FIELD, chassisNumberOf, resolveVehicle } from './resolve-vehicle.ts';
import { rejectedFormResponse, rejectedRequestResponse, sentResponse } from './responses.ts';

/** Time for look-up and first attempt together, so that the visitor has a response within six seconds. */
const WAIT_MS = 5_000;

const RETRY_AFTER_SECONDS = '30';

/** Handles one posted form, from the browser to the backoffice (docs/product.md 8). */
export async function receiveEnquiry(kind: EnquiryKind, request: Request): Promise<Response> {
  const form = ENQUIRY_FORMS[kind];
  try {
    return await responseTo(form, await parseRequest(request));
  } catch (error) {
    return rejectedRequestResponse(form, logRejection(form, error), request);
  }
}

async function responseTo(form: FormDefinition, request: FormRequest): Promise<Response> {
  try {
    await processForm(form, request);
  } catch (error) {
    return rejectedFormResponse(form, request, logRejection(form, error));
  }
  return sentResponse(form, request);
}

/** @throws RejectedRequest 422, 429 or 503 */
async function processForm(form: FormDefinition, request: FormRequest): Promise<void> {
  const { values, client, receivedAt, language } = request;
  const { kind, call, needsCar } = form;
  const texts = validTexts(form, values, new Date(receivedAt));
  if (isHoneypotFilled(values)) throw new RejectedRequest('honeypotFilled', { status: 422 });
  await limitSends(kind, client);

  const signal = AbortSignal.timeout(WAIT_MS);
  const { car, missingCar } = needsCar ? await resolveVehicle(values[CAR_FIELD]) : { missingCar: null };
  const content = [kind, texts, needsCar && chassisNumberOf(values[CAR_FIELD])];
  const ids = enquiryIds(request, content);
  await deliver(
    { ...ids, kind, call, payload: enquiryPayload(form, texts, car), missingCar, language },
    signal,
  );
}

/** @throws RejectedRequest 422 with every empty or invalid field, in the order of the page */
function validTexts(form: FormDefinition, values: Record<string, unknown>, now: Date): EnquiryTexts {
  const { texts, rejected, isComplete } = validateFields(form, values, dateInMauritius(now));
  const lacksCar = form.needsCar && !chassisNumberOf(values[CAR_FIELD]);
  if (!lacksCar && rejected.length === 0) return texts;

  throw new RejectedRequest(lacksCar || !isComplete ? 'missingValues' : 'invalidValues', {
    status: 422,
    fields: lacksCar ? [CAR_FIELD, ...rejected] : rejected,
  });
}

/**
 * Resolves once the enquiry is delivered, or once it is stored and its next attempt has failed or `signal` has aborted.
 * @throws RejectedRequest 503 when the backoffice will never accept it, or it can be neither stored nor delivered
 */
async function deliver(enquiry: Enquiry, signal: AbortSignal): Promise<void> {
  const state = await deliverEnquiry(enquiry, signal).catch((error: unknown) => {
    log('error', 'queue.failed', { error });
    return deliverUnstored(enquiry, signal);
  });
  if (state === 'refused') throw new RejectedRequest('notAccepted', { status: 503 });
}

/** One attempt, since the queue is away. */
async function deliverUnstored(enquiry: Enquiry, signal: AbortSignal): Promise<'delivered'> {
  try {
    await sendToBackoffice({ ...enquiry, attempts: 1 }, signal);
    return 'delivered';
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    if (isPermanentFailure(error)) throw new RejectedRequest('notAccepted', { status: 503, cause: error });
    const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
    throw new RejectedRequest('notDelivered', { status: 503, headers, cause: error });
  }
}

/**
 * Logs a rejection, without the visitor's input; at most once a minute those that a visitor can cause at will. Throws any
 * other error again.
 */
function logRejection({ kind }: FormDefinition, error: unknown): RejectedRequest {
  if (!(error instanceof RejectedRequest)) throw error;
  const { status, fields, cause } = error;
  if (status < 500) warnThrottled('enquiry.rejected', cause, { kind, status, fields });
  else log('error', 'enquiry.rejected', { kind, status, fields, error: cause });
  return error;
}

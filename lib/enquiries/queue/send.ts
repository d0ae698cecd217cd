import { getRawVehicle, sendEnquiry } from '#lib/backoffice/enquiries.ts';
import { env } from '#lib/platform/env.ts';
import type { Enquiry } from './enquiry.ts';
import { isFinal } from './retry-policy.ts';

/** After so many attempts the enquiry is sent with the chassis number alone. */
const MAX_LOOK_UPS = 5;

/**
 * Sends an enquiry to the backoffice. A car that its payload lacks is looked up first; when that fails for good, the
 * chassis number stands for it.
 * @throws BackofficeError
 */
export async function sendToBackoffice(
  { missingCar, payload, call, idempotencyKey, attempts }: Enquiry & { attempts: number },
  signal: AbortSignal,
): Promise<void> {
  const car = missingCar === null ? {} : { car: await lookUpCar(missingCar, attempts, signal) };
  await sendEnquiry({ call, payload: { ...payload, ...car }, idempotencyKey }, signal);
}

async function lookUpCar(chassisNumber: string, attempts: number, signal: AbortSignal): Promise<object> {
  const chassisNumberOnly = { chassisNumber };
  const timeout = AbortSignal.timeout(env().backofficeTimeoutMs / 2); // leaves the other half for the sending
  try {
    return (await getRawVehicle(chassisNumber, AbortSignal.any([signal, timeout]))) ?? chassisNumberOnly;
  } catch (error) {
    if (isFinal(error) || attempts >= MAX_LOOK_UPS) return chassisNumberOnly;
    throw error;
  }
}

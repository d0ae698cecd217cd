import { getRawVehicle, sendEnquiry } from '#lib/backoffice/enquiries.ts';
import { env } from '#lib/platform/env.ts';
import type { Enquiry } from './enquiry.ts';
import { isPermanentFailure } from './attempt.ts';

/** When the car could not be looked up in so many attempts, only its chassis number is sent. */
const MAX_LOOK_UPS = 5;

/**
 * Sends an enquiry to the backoffice. A car that is missing from its payload is looked up first. When that fails for
 * good, only the chassis number is sent.
 * @throws BackofficeError
 */
export async function sendToBackoffice(
  { missingCar, payload, attempts, ...enquiry }: Enquiry & { attempts: number },
  signal: AbortSignal,
): Promise<void> {
  const car = missingCar === null ? {} : { car: await lookUpCar(missingCar, attempts, signal) };
  await sendEnquiry({ ...enquiry, payload: { ...payload, ...car } }, signal);
}

async function lookUpCar(chassisNumber: string, attempts: number, signal: AbortSignal): Promise<object> {
  const chassisNumberOnly = { chassisNumber };
  const timeout = AbortSignal.timeout(env().backofficeTimeoutMs / 2); // leaves the other half for the request
  try {
    return (await getRawVehicle(chassisNumber, AbortSignal.any([signal, timeout]))) ?? chassisNumberOnly;
  } catch (error) {
    if (isPermanentFailure(error) || attempts >= MAX_LOOK_UPS) return chassisNumberOnly;
    throw error;
  }
}

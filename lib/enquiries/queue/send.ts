import 'server-only';
import { getRawVehicle, sendEnquiry } from '#lib/backoffice/enquiries.ts';
import { env } from '#lib/platform/env.ts';
import { isFinal } from './delivery-result.ts';
import type { Leased } from './store.ts';

/** A car that could not be had so often will not be waited for any longer. */
const MOST_LOOK_UPS = 5;

/** The longest that one attempt takes, in milliseconds. */
export function longestAttempt(): number {
  return env().backofficeTimeoutMs;
}

/**
 * Hands a message to the backoffice, with the car that it lacks as the backoffice knows it; with the chassis number
 * alone when that car cannot be had for good. Throws `BackofficeError`.
 */
export async function sendMessage(
  { message, attempts }: Pick<Leased, 'message' | 'attempts'>,
  signal: AbortSignal,
): Promise<void> {
  const { missingCar, payload, call, idempotencyKey } = message;
  const car = missingCar === null ? {} : { car: await carFor(missingCar, attempts, signal) };
  await sendEnquiry({ call, payload: { ...payload, ...car }, idempotencyKey }, signal);
}

async function carFor(chassisNumber: string, attempts: number, signal: AbortSignal): Promise<object> {
  const bare = { chassisNumber };
  const sooner = AbortSignal.any([signal, AbortSignal.timeout(longestAttempt() / 2)]);
  try {
    return (await getRawVehicle(chassisNumber, sooner)) ?? bare;
  } catch (error) {
    if (isFinal(error) || attempts >= MOST_LOOK_UPS) return bare;
    throw error;
  }
}

import 'server-only';
import { getRawVehicle, vehicleFromCopy } from '@/lib/backoffice/enquiries';
import { BackofficeError } from '@/lib/backoffice/errors';
import { isRecord } from '@/lib/backoffice/wire';
import { log } from '@/lib/log';
import { undelivered } from './delivery';
import { Refusal } from './refusal';

/** Name of the field that holds the chosen car: the whole vehicle, or its chassis number. */
export const CAR_FIELD = 'car';

/** Leaves enough of a visitor's patience for the sending. */
const LOOK_UP_MS = 2_000;

const LONGEST_CHASSIS_NUMBER = 200;

/** `''` when no car is chosen, `null` for what cannot be one. */
export function chassisNumberOf(chosen: unknown): string | null {
  const given = isRecord(chosen) ? chosen['chassisNumber'] : (chosen ?? '');
  return typeof given === 'string' && given.length <= LONGEST_CHASSIS_NUMBER ? given.trim() : null;
}

/**
 * The car exactly as the backoffice knows it. Only when it cannot be asked, the visitor's own copy stands in.
 * Throws `Refusal`: 422 when there is no such car, 502 or 503 without answer and copy.
 */
export async function chosenCar(chosen: unknown, signal: AbortSignal): Promise<object> {
  const car = await lookUp(chosen, AbortSignal.any([signal, AbortSignal.timeout(LOOK_UP_MS)]));
  if (car) return car;
  throw new Refusal('This car is no longer available. Please choose another one.', {
    status: 422,
    fields: [CAR_FIELD],
  });
}

async function lookUp(chosen: unknown, signal: AbortSignal): Promise<object | null> {
  try {
    return await getRawVehicle(chassisNumberOf(chosen) ?? '', signal);
  } catch (error) {
    const copy = vehicleFromCopy(chosen);
    if (!(error instanceof BackofficeError) || copy === null) throw undelivered(error);
    log('warn', 'enquiry.car_copied', { error });
    return copy;
  }
}

import 'server-only';
import { getRawVehicle, parseVehicleCopy } from '#lib/backoffice/enquiries.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { isRecord } from '#lib/backoffice/response/wire.ts';
import { log } from '#lib/platform/log.ts';
import { Refusal } from './rejection.ts';

/** Name of the field that holds the chosen car: the whole vehicle, or its chassis number. */
export const CAR_FIELD = 'car';

/** Leaves enough of a visitor's patience for the sending. */
const LOOK_UP_MS = 900;

const LONGEST_CHASSIS_NUMBER = 200;

/** `''` when no car is chosen, `null` for what cannot be one. */
export function chassisNumberOf(chosen: unknown): string | null {
  const given = isRecord(chosen) ? chosen['chassisNumber'] : (chosen ?? '');
  return typeof given === 'string' && given.length <= LONGEST_CHASSIS_NUMBER ? given.trim() : null;
}

/** What a test drive takes along: the car, or else the chassis number by which it is still to be looked up. */
export type ChosenCar = { car?: object; missingCar: string | null };

/** For a form that takes no car. */
export const NO_CAR: ChosenCar = { missingCar: null };

/**
 * The car exactly as the backoffice knows it. Only when it cannot be asked, the visitor's own copy stands in.
 * Throws `Refusal` 422 when there is no such car.
 */
export async function chosenCar(chosen: unknown): Promise<ChosenCar> {
  const chassisNumber = chassisNumberOf(chosen) ?? '';
  try {
    const car = await getRawVehicle(chassisNumber, AbortSignal.timeout(LOOK_UP_MS));
    if (car) return { car, missingCar: null };
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    const copy = parseVehicleCopy(chosen);
    log('warn', 'enquiry.car-missing', { hasCopy: copy !== null, error });
    return copy ? { car: copy, missingCar: null } : { missingCar: chassisNumber };
  }
  throw new Refusal('This car is no longer available. Please choose another one.', {
    status: 422,
    fields: [CAR_FIELD],
  });
}

import { getRawVehicle, parseVehicleCopy } from '#lib/backoffice/enquiries.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { isRecord } from '#lib/backoffice/response/wire.ts';
import { parseChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
import { log } from '#lib/platform/log.ts';
import { RejectedRequest } from './rejection.ts';

/** Name of the field with the chosen car: the whole vehicle or its chassis number. */
export const CAR_FIELD = 'car';

/** Leaves half of the visitor's waiting time for the delivery. */
const LOOK_UP_TIMEOUT_MS = 900;

/** The chassis number of the chosen car; `null` when it is missing or invalid. */
export function chassisNumberOf(chosen: unknown): string | null {
  const given = isRecord(chosen) ? chosen['chassisNumber'] : chosen;
  return typeof given === 'string' ? parseChassisNumber(given) : null;
}

/** The car for the payload, or else the chassis number by which the queue looks it up before each attempt. */
export type ResolvedVehicle = { car?: object; missingCar: string | null };

/**
 * The car exactly as the backoffice sends it, or the browser's copy when the look-up fails.
 * @throws RejectedRequest 422 when the car does not exist
 */
export async function resolveVehicle(chosen: unknown): Promise<ResolvedVehicle> {
  const chassisNumber = chassisNumberOf(chosen) ?? '';
  try {
    const car = await getRawVehicle(chassisNumber, AbortSignal.timeout(LOOK_UP_TIMEOUT_MS));
    if (car) return { car, missingCar: null };
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    const copy = parseVehicleCopy(chosen);
    log('warn', 'enquiry.vehicle-lookup-failed', { hasCopy: copy !== null, error });
    return copy ? { car: copy, missingCar: null } : { missingCar: chassisNumber };
  }
  throw new RejectedRequest('carGone', {
    status: 422,
    fields: [CAR_FIELD],
  });
}

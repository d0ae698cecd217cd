import 'server-only';
import * as v from 'valibot';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { getFound, requireOrder } from './response/verified-not-found.ts';
import { inTime, send } from './transport/client.ts';
import { requireAccepted } from './response/response-validation.ts';
import { BackofficeError } from './transport/errors.ts';
import { pathOf } from './response/path.ts';
import { VEHICLE } from './response/vehicle-wire.ts';
import { isRecord, textOf } from './response/wire.ts';

/** What a form sends, as the backoffice takes it. */
export type Enquiry = {
  /** Path of the call, such as `/email`. */
  call: string;
  payload: Record<string, unknown>;
  /** A UUID. The same enquiry has the same key however often it is sent. */
  idempotencyKey: string;
};

const PAGE = /^\s*<(!doctype|html)\b/i;

/** 4xx statuses that another attempt may change (decisions.md, 'Retries'). */
export const RETRIABLE_STATUSES = [403, 408, 409, 423, 425, 429];

/** 4xx statuses that may also come from what stands in the backoffice's place. */
const AMBIGUOUS_STATUSES = [401, 404, 405, ...RETRIABLE_STATUSES];

/**
 * Hands an enquiry to the backoffice; any 2xx says that it was taken, whatever the body. A page, or a failure that may
 * come from what stands in the backoffice's place, is believed only while the backoffice gives its makes as promised:
 * then it is about this enquiry alone.
 * @throws BackofficeError 'status' when it was not taken, 'contract' when the answer is not believed, 'unreachable' when
 * nobody knows by the time `signal` says.
 */
export async function sendEnquiry(enquiry: Enquiry, signal: AbortSignal): Promise<void> {
  const call = `POST ${enquiry.call}`;
  const answer = await send(enquiry.call, enquiry.payload, enquiry.idempotencyKey, signal);
  if (PAGE.test(answer.text) || mayBeOutage(answer.status))
    await inTime(requireOrder(call, answer.status), call, signal);
  requireAccepted(answer, call);
}

/** Whether an answer of this status may come from what stands in the backoffice's place. */
function mayBeOutage(status: number): boolean {
  const isClear = (status >= 200 && status < 300) || (status >= 400 && status < 500);
  return !isClear || AMBIGUOUS_STATUSES.includes(status);
}

/**
 * A vehicle exactly as the backoffice answers it, for the backoffice alone to read; `null` when it knows none.
 * Throws `BackofficeError`.
 */
export async function getRawVehicle(chassisNumber: string, signal: AbortSignal): Promise<object | null> {
  const path = pathOf('/car', chassisNumber);
  if (path === null) return null;

  const call = `GET ${path}`;
  const vehicle = await inTime(getFound(path), call, signal);
  if (vehicle === null) return null;
  if (isRecord(vehicle) && textOf(vehicle['chassisNumber'])) return vehicle;
  throw new BackofficeError('no vehicle in the answer', { kind: 'contract', call });
}

/** A visitor's own copy of a vehicle under the spec's field names, cleaned; `null` when it is no vehicle. */
export function vehicleFromCopy(copy: unknown): Vehicle | null {
  const { success, output } = v.safeParse(VEHICLE.schema, copy);
  return success ? output : null;
}

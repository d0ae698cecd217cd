import * as v from 'valibot';
import type { Language } from '#lib/domain/language.ts';
import { withoutSignature } from '#lib/domain/pictures/signed-picture.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { getJson, isSameKey, itemPath, probe } from './queries/read.ts';
import { VEHICLE } from './queries/vehicles.ts';
import { parseOptional, requireOk } from './response/response-validation.ts';
import { isRecord, toText } from './response/wire.ts';
import { post, withSignal } from './transport/client.ts';
import { BackofficeError } from './transport/errors.ts';

/** A submitted form in the shape that the backoffice accepts. */
type EnquiryRequest = {
  /** Path of the call, such as `/email`. */
  call: string;
  payload: Record<string, unknown>;
  /** A UUID, the same for every attempt to send the enquiry. */
  idempotencyKey: string;
  /** The language of the page on which the visitor wrote. */
  language: Language;
};

const HTML_PAGE = /^\s*<(!doctype|html)\b/i;

/** 4xx statuses after which an enquiry is retried (docs/product.md 8.5). */
export const RETRIABLE_STATUSES = [403, 408, 409, 423, 425, 429];

/** 4xx statuses that may also come from a proxy or a host in place of the backoffice. */
const AMBIGUOUS_STATUSES = [401, 404, 405, ...RETRIABLE_STATUSES];

/**
 * Sends an enquiry; any 2xx means that the backoffice accepted it. An HTML page and a status that may come from a proxy
 * or host in place of the backoffice count only after a `probe`.
 * @throws BackofficeError 'status' when it was not accepted, 'contract' when the probe failed, 'unreachable' when the
 * outcome is unknown by the time `signal` aborts.
 */
export async function sendEnquiry(
  { call: path, payload, idempotencyKey, language }: EnquiryRequest,
  signal: AbortSignal,
): Promise<void> {
  const call = `POST ${path}`;
  const headers = { 'idempotency-key': idempotencyKey, 'content-language': language };
  const response = await post(path, payload, headers, signal);
  if (HTML_PAGE.test(response.text) || isAmbiguous(response.status))
    await withSignal(probe(call, response.status), call, signal);
  requireOk(response, call);
}

function isAmbiguous(status: number): boolean {
  const isClear = (status >= 200 && status < 300) || (status >= 400 && status < 500);
  return !isClear || AMBIGUOUS_STATUSES.includes(status);
}

/**
 * The vehicle with that chassis number exactly as sent by the backoffice, for an enquiry; `null` when it does not exist.
 * Throws `BackofficeError`.
 */
export async function getRawVehicle(chassisNumber: string, signal: AbortSignal): Promise<object | null> {
  const path = itemPath('/car', chassisNumber);
  if (path === null) return null;

  const call = `GET ${path}`;
  const vehicle = await withSignal(getJson(path, parseOptional), call, signal);
  if (vehicle === null) return null;
  const isVehicle = isRecord(vehicle) && isSameKey(toText(vehicle['chassisNumber']), chassisNumber);
  if (isVehicle) return vehicle;
  throw new BackofficeError('no vehicle in the response', { kind: 'contract', call });
}

/**
 * Parses a browser's copy of a vehicle like one of the backoffice; `null` when it is not a vehicle, or one without a name: a
 * page that shows only its form may know no more than the chassis number.
 */
export function parseVehicleCopy(copy: unknown): Vehicle | null {
  const { success, output } = v.safeParse(VEHICLE.schema, copy);
  if (!success || !(output.make || output.model)) return null;
  return { ...output, images: output.images.map(withoutSignature) };
}

import * as v from 'valibot';
import type { Leased, Undelivered } from './store.ts';

/** The columns of an enquiry as `undeliveredOf` reads them. */
export const COLUMNS =
  'id, kind, call, idempotencyKey, payload, missingCar, storedAt, attempts, refusedMs, deadSince, failure';

const ROW = v.object({
  id: v.string(),
  kind: v.string(),
  call: v.string(),
  idempotencyKey: v.string(),
  payload: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  missingCar: v.nullable(v.string()),
  storedAt: v.number(),
  attempts: v.number(),
  refusedMs: v.number(),
  deadSince: v.nullable(v.number()),
  failure: v.nullable(v.string()),
});

/** A row as the enquiry it holds. Throws for what the outbox never wrote. */
export function undeliveredOf(row: unknown): Undelivered {
  const { storedAt, attempts, refusedMs, deadSince, failure, ...message } = v.parse(ROW, row);
  return { message, storedAt, attempts, refusedMs, deadSince, failure };
}

/** As `undeliveredOf`, for whoever attempts it. */
export function leasedOf(row: unknown): Leased {
  const { message, storedAt, attempts, refusedMs } = undeliveredOf(row);
  return { message, storedAt, attempts, refusedMs };
}

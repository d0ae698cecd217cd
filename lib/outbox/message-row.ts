import * as v from 'valibot';
import type { Leased, Undelivered } from './store.ts';

/** The columns of a message as `undeliveredOf` reads them. */
export const COLUMNS =
  'id, kind, call, idempotencyKey, payload, missingCar, storedAt, attempts, isSetAside, failure';

const ROW = v.object({
  id: v.string(),
  kind: v.string(),
  call: v.string(),
  idempotencyKey: v.string(),
  payload: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  missingCar: v.nullable(v.string()),
  storedAt: v.number(),
  attempts: v.number(),
  isSetAside: v.pipe(
    v.number(),
    v.transform((value) => value === 1),
  ),
  failure: v.nullable(v.string()),
});

/** A row as the message it holds. Throws for what the outbox never wrote. */
export function undeliveredOf(row: unknown): Undelivered {
  const { storedAt, attempts, isSetAside, failure, ...message } = v.parse(ROW, row);
  return { message, storedAt, attempts, isSetAside, failure };
}

/** As `undeliveredOf`, for whoever attempts it. */
export function leasedOf(row: unknown): Leased {
  const { message, storedAt, attempts } = undeliveredOf(row);
  return { message, storedAt, attempts };
}

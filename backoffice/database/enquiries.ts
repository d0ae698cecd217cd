import * as v from 'valibot';
import { ENQUIRY_KINDS, type EnquiryKind } from '#backoffice/api/enquiry-payloads.ts';
import type { Database } from './open.ts';

/** As it is stored. `receivedAt` is in ISO 8601, `attempts` counts how often its mail was tried. */
export type Enquiry = v.InferOutput<typeof storedEnquiry>;

/** As it was received. A sender that repeats it uses the same key again. */
type Incoming = { kind: EnquiryKind; payload: object; idempotencyKey: string | null };

const storedEnquiry = v.object({
  id: v.number(),
  kind: v.picklist(ENQUIRY_KINDS),
  receivedAt: v.string(),
  payload: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  attempts: v.number(),
});

const listedEnquiry = v.object({ ...storedEnquiry.entries, mailedAt: v.nullable(v.string()) });

/**
 * Puts an enquiry on the disk; it is there when this returns.
 * One of the same kind and key is not stored again: its id is given, and `isNew` is false.
 */
export function storeEnquiry(db: Database, { kind, payload, idempotencyKey }: Incoming, receivedAt: Date) {
  const { changes, lastInsertRowid } = db
    .sql('INSERT OR IGNORE INTO enquiries (kind, idempotencyKey, receivedAt, payload) VALUES (?, ?, ?, ?)')
    .run(kind, idempotencyKey, receivedAt.toISOString(), JSON.stringify(payload));
  if (changes === 1) return { id: Number(lastInsertRowid), isNew: true };
  const first = db.sql('SELECT id FROM enquiries WHERE kind = ? AND idempotencyKey = ?');
  return { id: Number(first.get(kind, idempotencyKey)?.id), isNew: false };
}

/**
 * Takes the mail that has been due longest, and schedules its next attempt in case this one fails: 30 s after the first,
 * twice as long after every further one, at most an hour.
 * @param now milliseconds since 1970.
 * @returns null when none is due.
 */
export function claimMail(db: Database, now: number): Enquiry | null {
  const claim = db.sql(
    `UPDATE enquiries
     SET attempts = attempts + 1, nextAttemptAt = :now + min(30000 << min(attempts, 7), 3600000)
     WHERE id = (
       SELECT id FROM enquiries WHERE mailedAt IS NULL AND nextAttemptAt <= :now ORDER BY nextAttemptAt, id LIMIT 1
     )
     RETURNING id, kind, receivedAt, payload, attempts`,
  );
  const row = claim.get({ now });
  return row ? v.parse(storedEnquiry, row) : null;
}

export function noteMailed(db: Database, id: number, at: Date): void {
  db.sql('UPDATE enquiries SET mailedAt = ? WHERE id = ?').run(at.toISOString(), id);
}

/** Makes every undelivered mail due now. */
export function retryAllMails(db: Database): void {
  db.sql('UPDATE enquiries SET nextAttemptAt = 0 WHERE mailedAt IS NULL').run();
}

/** Every enquiry, oldest first. */
export function* allEnquiries(db: Database): Generator<Enquiry & { mailedAt: string | null }> {
  const rows = db
    .sql('SELECT id, kind, receivedAt, payload, attempts, mailedAt FROM enquiries ORDER BY id')
    .iterate();
  for (const row of rows) yield v.parse(listedEnquiry, row);
}

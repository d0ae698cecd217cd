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
  return db.transaction(() => {
    const first = db
      .sql('SELECT id FROM enquiries WHERE kind = ? AND idempotencyKey = ?')
      .get(kind, idempotencyKey);
    if (first) return { id: Number(first.id), isNew: false };
    const { lastInsertRowid } = db
      .sql('INSERT INTO enquiries (kind, idempotencyKey, receivedAt, payload) VALUES (?, ?, ?, ?)')
      .run(kind, idempotencyKey, receivedAt.toISOString(), JSON.stringify(payload));
    return { id: Number(lastInsertRowid), isNew: true };
  });
}

/**
 * Takes the mail that has been due longest, and schedules its next attempt in case this one fails.
 * @param retryAt when to try again after so many attempts, in milliseconds since 1970.
 * @returns null when none is due.
 */
export function claimMail(db: Database, now: number, retryAt: (attempts: number) => number): Enquiry | null {
  return db.transaction(() => {
    const due = db.sql(
      `SELECT id, kind, receivedAt, payload, attempts + 1 AS attempts FROM enquiries
       WHERE mailedAt IS NULL AND nextAttemptAt <= ? ORDER BY nextAttemptAt, id LIMIT 1`,
    );
    const row = due.get(now);
    if (!row) return null;
    const enquiry = v.parse(storedEnquiry, row);
    db.sql('UPDATE enquiries SET attempts = ?, nextAttemptAt = ? WHERE id = ?').run(
      enquiry.attempts,
      retryAt(enquiry.attempts),
      enquiry.id,
    );
    return enquiry;
  });
}

/** When the next mail is due, in milliseconds since 1970; null when all are delivered. */
export function nextMailDue(db: Database): number | null {
  const row = db.sql('SELECT min(nextAttemptAt) AS due FROM enquiries WHERE mailedAt IS NULL').get();
  return typeof row?.due === 'number' ? row.due : null;
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

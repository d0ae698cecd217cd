import * as v from 'valibot';
import { ENQUIRY_KINDS, type EnquiryKind } from '#backoffice/api/enquiry-payloads.ts';
import { CliError } from '#backoffice/cli-error.ts';
import type { Database } from './open.ts';

/** A stored enquiry. `receivedAt` is in ISO 8601, `attempts` counts the attempts to send its mail. */
export type Enquiry = v.InferOutput<typeof storedEnquiry>;

/** A received enquiry. The client repeats it with the same key. */
type NewEnquiry = {
  kind: EnquiryKind;
  payload: object;
  idempotencyKey: string | null;
  /** A language tag. */
  language: string | null;
};

/** https://sqlite.org/pragma.html#pragma_wal_checkpoint */
const checkpoint = v.object({ busy: v.number() });

const storedEnquiry = v.object({
  id: v.number(),
  kind: v.picklist(ENQUIRY_KINDS),
  receivedAt: v.string(),
  payload: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  attempts: v.number(),
  language: v.nullable(v.string()),
});

const listedEnquiry = v.object({ ...storedEnquiry.entries, mailedAt: v.nullable(v.string()) });

/**
 * Stores an enquiry, which is on the disk when this returns. `isNew` is false, and `id` that of the stored enquiry, when
 * one of the same kind and key exists.
 */
export function storeEnquiry(db: Database, enquiry: NewEnquiry, receivedAt: Date) {
  const { kind, payload, idempotencyKey, language } = enquiry;
  const { changes, lastInsertRowid } = db
    .sql(
      'INSERT OR IGNORE INTO enquiries (kind, idempotencyKey, receivedAt, payload, language) VALUES (?, ?, ?, ?, ?)',
    )
    .run(kind, idempotencyKey, receivedAt.toISOString(), JSON.stringify(payload), language);
  if (changes === 1) return { id: Number(lastInsertRowid), isNew: true };
  const first = db.sql('SELECT id FROM enquiries WHERE kind = ? AND idempotencyKey = ?');
  return { id: Number(first.get(kind, idempotencyKey)?.id), isNew: false };
}

/**
 * Claims the mail that has been due longest, and schedules its next attempt in case this one fails: after 30 s, then
 * after twice as long each time, at most an hour. A time further ahead was written with a wrong clock.
 * @param now milliseconds since 1970.
 * @returns null when none is due.
 */
export function claimMail(db: Database, now: number): Enquiry | null {
  const claim = db.sql(
    `UPDATE enquiries
     SET attempts = attempts + 1, nextAttemptAt = :now + min(30000 << min(attempts, 7), 3600000)
     WHERE id = (
       SELECT id FROM enquiries
       WHERE mailedAt IS NULL AND (nextAttemptAt <= :now OR nextAttemptAt > :now + 3600000)
       ORDER BY nextAttemptAt, id LIMIT 1
     )
     RETURNING id, kind, receivedAt, payload, attempts, language`,
  );
  const row = claim.get({ now });
  return row ? v.parse(storedEnquiry, row) : null;
}

export function markMailed(db: Database, id: number, at: Date): void {
  db.sql('UPDATE enquiries SET mailedAt = ? WHERE id = ?').run(at.toISOString(), id);
}

/** Makes every undelivered mail due now. */
export function retryAllMails(db: Database): void {
  db.sql('UPDATE enquiries SET nextAttemptAt = 0 WHERE mailedAt IS NULL').run();
}

/**
 * Deletes an enquiry, and rewrites the database without the space where it was.
 * @returns whether it existed
 * @throws CliError when a copy may still be in the database's log, because another process reads the database
 */
export function eraseEnquiry(db: Database, id: number): boolean {
  const { changes } = db.sql('DELETE FROM enquiries WHERE id = ?').run(id);
  let isLogEmpty = false;
  try {
    db.sql('VACUUM').run();
  } finally {
    isLogEmpty = emptyLog(db); // has copies of its pages
  }
  if (changes === 1 && !isLogEmpty)
    throw new CliError(
      'The enquiry is deleted, but a copy may be on the disk while another process reads the database: run this again later, which removes the copy although the enquiry is no longer found.',
    );
  return changes === 1;
}

/** @returns whether nothing keeps the log */
function emptyLog(db: Database): boolean {
  const { busy } = v.parse(checkpoint, db.sql('PRAGMA wal_checkpoint(TRUNCATE)').get());
  return busy === 0;
}

/** All enquiries, oldest first. */
export function* allEnquiries(db: Database): Generator<Enquiry & { mailedAt: string | null }> {
  const rows = db
    .sql('SELECT id, kind, receivedAt, payload, attempts, language, mailedAt FROM enquiries ORDER BY id')
    .iterate();
  for (const row of rows) yield v.parse(listedEnquiry, row);
}

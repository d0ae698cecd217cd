import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { log } from '#lib/platform/log.ts';
import { inTransaction, isDamagedFile, sqliteCode } from '#lib/platform/sqlite.ts';

/** Name of the queue's file in the site's data directory. */
export const QUEUE_FILE = 'outbox.sqlite';

/** The code of a write to a file that was removed while it was open. */
const SQLITE_READONLY = 8;

const SQLITE_CORRUPT = 11;

const OWNER_ONLY = { file: 0o600, directory: 0o700 };

/** How long to wait for a write of another process. The wait blocks this process; a write takes milliseconds. */
const BUSY_TIMEOUT_MS = 1_000;

/**
 * `synchronous = EXTRA`: a commit survives a power cut. `DELETE` and `secure_delete`: the journal is deleted and freed
 * space is overwritten, so that the disk keeps nothing of a delivered or erased enquiry. `leasedUntil` is written by an
 * earlier release only, which may run for the minute of a release.
 */
const SCHEMA = `
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = EXTRA;
  PRAGMA secure_delete = ON;

  CREATE TABLE IF NOT EXISTS enquiries (
    id             TEXT PRIMARY KEY,
    kind           TEXT NOT NULL,
    call           TEXT NOT NULL,
    idempotencyKey TEXT NOT NULL,
    payload        TEXT NOT NULL,
    missingCar     TEXT,
    storedAt       INTEGER NOT NULL,
    attempts       INTEGER NOT NULL,
    refusedMs      INTEGER NOT NULL,
    deadSince      INTEGER,
    dueAt          INTEGER NOT NULL,
    leasedUntil    INTEGER NOT NULL,
    failure        TEXT,
    language       TEXT NOT NULL DEFAULT 'en'
  ) STRICT;

  -- Finds what is due and counts: in the table SQLite reads each payload to reach the columns after it.
  CREATE INDEX IF NOT EXISTS enquiriesByTime ON enquiries (deadSince, dueAt, leasedUntil, storedAt);

  CREATE TABLE IF NOT EXISTS delivered (
    id          TEXT PRIMARY KEY,
    deliveredAt INTEGER NOT NULL
  ) STRICT;
`;

/** The queue's database. It is opened at the first use, and again after any failure: the disk may have space again. */
export class QueueFile {
  /** False since the last write failed. */
  isWritable = true;
  readonly #file: string;
  #db: DatabaseSync | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** When the file was removed or is damaged, `work` is done with a new one. */
  use<Result>(work: (db: DatabaseSync) => Result): Result {
    try {
      return this.#try(work);
    } catch (error) {
      if (!isDamagedFile(error) && sqliteCode(error) !== SQLITE_READONLY) throw error;
      return this.#try(work);
    }
  }

  /** Runs `work` in a transaction, which is on the disk when this returns. */
  write<Result>(work: (db: DatabaseSync) => Result): Result {
    this.isWritable = false;
    const result = this.use((db) => inTransaction(db, () => work(db)));
    this.isWritable = true;
    return result;
  }

  #try<Result>(work: (db: DatabaseSync) => Result): Result {
    try {
      return work((this.#db ??= openFile(this.#file)));
    } catch (error) {
      this.#db?.close();
      this.#db = undefined;
      throw error;
    }
  }
}

/** Opens the file, or a new one when it does not exist or is damaged. Only its owner can read it. */
function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.directory });
  try {
    return openSound(file);
  } catch (error) {
    if (!isDamagedFile(error)) throw error;
    moveAside(file, error);
    return openSound(file);
  }
}

function openSound(file: string): DatabaseSync {
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
  chmodSync(file, OWNER_ONLY.file);
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.exec(SCHEMA);
    const { integrity_check: found } = db.prepare('PRAGMA integrity_check(1)').get() ?? {};
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: SQLITE_CORRUPT });
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Renames a damaged file with its journal: enquiries in it may still be readable (docs/operations.md). */
function moveAside(file: string, error: unknown): void {
  const kept = `${file}.damaged-${Date.now()}`;
  const journal = `${file}-journal`;
  if (existsSync(journal)) renameSync(journal, `${kept}-journal`); // first: SQLite would apply it to the new file
  renameSync(file, kept);
  const action = "Enquiries in this file are not sent. SQLite's command .recover may read them.";
  log('error', 'queue.file-damaged', { file: resolve(kept), error, action });
}

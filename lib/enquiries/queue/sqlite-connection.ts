import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction, isDamagedFile, sqliteCode } from '#lib/platform/sqlite.ts';
import { setDamagedFileAside } from './damaged-file.ts';

/** Also the code of a write to a file that was removed while it was open. */
const SQLITE_READONLY = 8;

/** Name of the queue's file in the site's data directory. */
export const QUEUE_FILE = 'outbox.sqlite';

const OWNER_ONLY = { file: 0o600, directory: 0o700 };

/** How long to wait for a write of another process. The wait blocks this process; a write takes milliseconds. */
const BUSY_TIMEOUT_MS = 1_000;

/** 1 GiB in pages of 4 KiB: a flood of enquiries must not fill the disk. */
const MAX_PAGES = 256 * 1024;

/** 16 MiB beyond, which stored enquiries do not take: a lease or a failure may need pages before it frees others. */
const RESERVED_PAGES = 4 * 1024;

/**
 * `synchronous = EXTRA`: a commit survives a power cut. `DELETE` and `secure_delete`: the journal is deleted and freed
 * space is overwritten, so that the disk keeps nothing of a delivered or erased enquiry.
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

  -- For the queries of worker, health and alerts: in the table SQLite reads each payload to reach the columns after it.
  CREATE INDEX IF NOT EXISTS enquiriesByTime ON enquiries (deadSince, dueAt, leasedUntil, storedAt);

  CREATE TABLE IF NOT EXISTS delivered (
    id          TEXT PRIMARY KEY,
    deliveredAt INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS alerts (
    name   TEXT PRIMARY KEY,
    sentAt INTEGER NOT NULL,
    nextAt INTEGER NOT NULL
  ) STRICT;
`;

/** Creates the file if it does not exist. Only its owner can read it. @returns its number in the file system */
function createFile(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.directory });
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
  chmodSync(file, OWNER_ONLY.file);
  return statSync(file).ino;
}

function openDatabase(file: string, maxPages: number): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.exec(SCHEMA);
    db.exec(`PRAGMA max_page_count = ${maxPages + RESERVED_PAGES}`);
    addLanguage(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Adds the column that a file of an earlier release lacks. */
function addLanguage(db: DatabaseSync): void {
  const select = db.prepare("SELECT 1 FROM pragma_table_info('enquiries') WHERE name = 'language'");
  if (select.get()) return;
  inTransaction(db, () => {
    if (!select.get()) db.exec("ALTER TABLE enquiries ADD COLUMN language TEXT NOT NULL DEFAULT 'en'");
  });
}

type Work<Result> = (db: DatabaseSync) => Result;

/**
 * The queue's database. It is opened at the first use, and again after any failure: the disk may have space again. When
 * the file was removed, or is damaged and set aside, a new one is used at once. All failures are rejections.
 */
export class SqliteConnection {
  readonly #file: string;
  readonly #maxPages: number;
  #inode = 0;
  #db: DatabaseSync | undefined;

  constructor(file: string, maxPages = MAX_PAGES) {
    this.#file = file;
    this.#maxPages = maxPages;
  }

  read<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve) => resolve(this.#use(work)));
  }

  /** Whether no more enquiries may be stored. */
  isFull(db: DatabaseSync): boolean {
    const { used } = db
      .prepare('SELECT page_count - freelist_count AS used FROM pragma_page_count, pragma_freelist_count')
      .get() as { used: number };
    return used >= this.#maxPages;
  }

  /** Runs `work` in a transaction; resolves once the transaction is on the disk. */
  write<Result>(work: Work<Result>): Promise<Result> {
    return this.read((db) => inTransaction(db, () => work(db)));
  }

  #use<Result>(work: Work<Result>): Result {
    try {
      return this.#try(work);
    } catch (error) {
      if (isDamagedFile(error)) setDamagedFileAside(this.#file, this.#inode, error);
      else if (sqliteCode(error) !== SQLITE_READONLY) throw error;
      return this.#try(work);
    }
  }

  #try<Result>(work: Work<Result>): Result {
    try {
      return work((this.#db ??= this.#open()));
    } catch (error) {
      this.#db?.close();
      this.#db = undefined;
      throw error;
    }
  }

  #open(): DatabaseSync {
    this.#inode = createFile(this.#file);
    return openDatabase(this.#file, this.#maxPages);
  }
}

import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** In the site's data directory. */
export const OUTBOX_FILE = 'outbox.sqlite';

const OWNER_ONLY = { file: 0o600, directory: 0o700 };

/** SQLite blocks the whole process while it waits for another's write, which takes milliseconds. */
const BUSY_MS = 1_000;

/** In pages of 4 KiB: a flood of enquiries fills no disk. */
const MOST_PAGES = 256 * 1024;

/**
 * EXTRA: a commit outlasts a loss of power. The journal is deleted and freed space is overwritten, so that nothing of a
 * delivered or erased enquiry stays in the file.
 */
const SCHEMA = `
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = EXTRA;
  PRAGMA secure_delete = ON;
  PRAGMA max_page_count = ${MOST_PAGES};

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
    failure        TEXT
  ) STRICT;

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

/** The first version of this file kept its enquiries in a table `messages`. */
const FROM_FIRST_VERSION = `
  BEGIN IMMEDIATE;
  INSERT OR IGNORE INTO enquiries
  SELECT id, kind, call, idempotencyKey, payload, missingCar, storedAt, attempts, 0,
         CASE isSetAside WHEN 1 THEN unixepoch() * 1000 END, dueAt, leasedUntil, failure
  FROM messages;
  DROP TABLE messages;
  COMMIT;
`;

/** Opens the file for its owner alone, and creates it where it does not exist yet. Throws when that cannot be done. */
export function openOutboxFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.directory });
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
  chmodSync(file, OWNER_ONLY.file);
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    db.exec(SCHEMA);
    if (db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'messages'").get()) db.exec(FROM_FIRST_VERSION);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

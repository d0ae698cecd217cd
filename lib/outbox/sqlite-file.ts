import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** In the site's data directory. */
export const OUTBOX_FILE = 'outbox.sqlite';

const OWNER_ONLY = { file: 0o600, directory: 0o700 };

/** SQLite blocks the whole process while it waits for another's write, which takes milliseconds. */
const BUSY_MS = 1_000;

/** In pages of 4 KiB: a flood of messages fills no disk. */
const MOST_PAGES = 256 * 1024;

/**
 * EXTRA: a commit outlasts a loss of power. The journal is deleted and freed space is overwritten, so that nothing of a
 * delivered message stays in the file.
 */
const SCHEMA = `
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = EXTRA;
  PRAGMA secure_delete = ON;
  PRAGMA max_page_count = ${MOST_PAGES};

  CREATE TABLE IF NOT EXISTS messages (
    id             TEXT PRIMARY KEY,
    kind           TEXT NOT NULL,
    call           TEXT NOT NULL,
    idempotencyKey TEXT NOT NULL,
    payload        TEXT NOT NULL,
    missingCar     TEXT,
    storedAt       INTEGER NOT NULL,
    attempts       INTEGER NOT NULL,
    isSetAside     INTEGER NOT NULL,
    dueAt          INTEGER NOT NULL,
    leasedUntil    INTEGER NOT NULL,
    failure        TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messagesByDueTime ON messages (isSetAside, dueAt, leasedUntil);

  CREATE TABLE IF NOT EXISTS delivered (
    id          TEXT PRIMARY KEY,
    deliveredAt INTEGER NOT NULL
  ) STRICT;
`;

/** Opens the file for its owner alone, and creates it where it does not exist yet. Throws when that cannot be done. */
export function openOutboxFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.directory });
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
  chmodSync(file, OWNER_ONLY.file);
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    db.exec(SCHEMA);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

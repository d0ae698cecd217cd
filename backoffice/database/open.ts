import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { CliError, errorMessage } from '#backoffice/cli-error.ts';

const SCHEMA = readFileSync(new URL('schema.sql', import.meta.url), 'utf8');

/** The `user_version` of the file. */
const SCHEMA_VERSION = 1;

/** How long a write waits for the write of another process. */
const BUSY_TIMEOUT_MS = 5_000;

/** The database contains personal data. */
const OWNER_ONLY = 0o700;

/** Enough for the indexes of 100,000 vehicles, whose seeding then takes a fifth of the system time. */
const CACHE_KIB = 65_536;

/** An LRU cache, since there are thousands of combinations of filters. */
const CACHED_STATEMENTS = 256;

export type Database = {
  /** Prepares a statement, or returns the cached one. */
  sql(text: string): StatementSync;
  /** Runs `work` in a transaction. */
  transaction<Result>(work: () => Result): Result;
};

/**
 * Opens the database of a data directory while `work` runs, and creates both when missing. Every commit is on the disk
 * when it returns (`synchronous=FULL`).
 * @throws CliError when the directory or the file cannot be opened, or the file has the schema of another version.
 */
export async function withDatabase(
  directory: string,
  work: (db: Database) => void | Promise<void>,
): Promise<void> {
  const db = connect(directory);
  try {
    await work({ sql: statementCache(db), transaction: (run) => transaction(db, run) });
  } finally {
    db.close();
  }
}

function connect(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
    const db = new DatabaseSync(path.join(directory, 'backoffice.sqlite'), { timeout: BUSY_TIMEOUT_MS });
    db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -${CACHE_KIB}`,
    );
    createSchema(db);
    return db;
  } catch (error) {
    throw new CliError(`The data directory ${directory} cannot be used: ${errorMessage(error)}.`);
  }
}

function createSchema(db: DatabaseSync): void {
  const isNew = db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  const version = db.prepare('PRAGMA user_version').get()?.user_version;
  if (!isNew && version !== SCHEMA_VERSION)
    throw new CliError('another version of this program wrote the database');
  if (isNew) transaction(db, () => db.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}`));
  else addLanguage(db);
}

/** Adds the column that the first databases of this version lack. */
function addLanguage(db: DatabaseSync): void {
  const select = db.prepare("SELECT 1 FROM pragma_table_info('enquiries') WHERE name = 'language'");
  if (select.get()) return;
  transaction(db, () => {
    if (!select.get()) db.exec('ALTER TABLE enquiries ADD COLUMN language TEXT');
  });
}

function statementCache(db: DatabaseSync): Database['sql'] {
  const statements = new Map<string, StatementSync>();
  return (text) => {
    const statement = statements.get(text) ?? db.prepare(text);
    statements.delete(text);
    statements.set(text, statement);
    const [oldest] = statements.keys();
    if (statements.size > CACHED_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    return statement;
  };
}

function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK'); // SQLite rolls back by itself when the disk is full
    throw error;
  }
}

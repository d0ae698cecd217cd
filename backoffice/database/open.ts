import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { CliError, messageOf } from '#backoffice/cli-error.ts';
import { migrate } from './migrate.ts';

const SCHEMA = readFileSync(new URL('schema.sql', import.meta.url), 'utf8');

/** How long a write waits for another process's write to end. */
const BUSY_TIMEOUT_MS = 5_000;

/** What visitors sent is in there. */
const OWNER_ONLY = 0o700;

const SQLITE_BUSY = 5;

/** SQLite's codes for a file that cannot be used: busy, read-only, input/output error, corrupt, full. */
const UNUSABLE_FILE = [SQLITE_BUSY, 8, 10, 11, 13];

/** Holds the indexes of 100,000 vehicles, which are then seeded with a fifth of the system time. */
const CACHE_KIB = 65_536;

/** Searches come in thousands of combinations; the least recently used statements give way. */
const CACHED_STATEMENTS = 256;

export type Database = {
  /** Compiles a statement, or gives the one compiled before. */
  sql(text: string): StatementSync;
  /** Runs `work` wholly or not at all. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
};

function openDatabase(directory: string): Database {
  const db = connect(directory);
  const sql = statementCache(db);
  return { sql, transaction: (work) => transaction(db, work), close: () => db.close() };
}

/**
 * Opens the database of a data directory for the time that `work` takes, and creates both where they do not exist yet.
 * Every commit is on the disk when it returns (`synchronous=FULL`).
 * @throws CliError when the directory or the file cannot be used.
 */
export async function withDatabase(
  directory: string,
  work: (db: Database) => void | Promise<void>,
): Promise<void> {
  const db = openDatabase(directory);
  try {
    await work(db);
  } catch (error) {
    if (!UNUSABLE_FILE.includes(resultCode(error))) throw error;
    throw new CliError(`The database in ${directory} cannot be used: ${messageOf(error)}.`);
  } finally {
    db.close();
  }
}

/** Whether another process's write lasted longer than this one could wait. */
export function isBusy(error: unknown): boolean {
  return resultCode(error) === SQLITE_BUSY;
}

/** SQLite's primary result code; 0 for an error that is not SQLite's. */
function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

function connect(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
    const db = new DatabaseSync(path.join(directory, 'backoffice.sqlite'), { timeout: BUSY_TIMEOUT_MS });
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -${CACHE_KIB}`);
    db.exec(SCHEMA);
    migrate(db);
    return db;
  } catch (error) {
    throw new CliError(`The data directory ${directory} cannot be used: ${messageOf(error)}.`);
  }
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
    db.exec('ROLLBACK');
    throw error;
  }
}

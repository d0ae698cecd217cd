import type { DatabaseSync } from 'node:sqlite';

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26];

/** SQLite's code of an error, without its details; 0 for any other error. */
export function sqliteCode(error: unknown): number {
  return typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

/** Whether the error means that the file is damaged or not a database. */
export function isDamagedFile(error: unknown): boolean {
  return DAMAGED.includes(sqliteCode(error));
}

/** Runs `work` in a transaction that no other process can write during, and rolls it back when `work` throws. */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
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

import type { DatabaseSync } from 'node:sqlite';

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

import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` wholly or not at all; other processes write before or after it. */
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

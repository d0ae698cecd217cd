import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite-errors.ts';

/**
 * Mutual exclusion of syncs between processes of one machine: SQLite's lock on an empty shared file, which the system
 * releases when a process dies.
 */
export class SyncLock {
  readonly #file: string;
  #db: DatabaseSync | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** @returns false while another process has the lock */
  take(): boolean {
    const db = new DatabaseSync(this.#file);
    try {
      db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      db.close();
      if (isBusy(error)) return false;
      throw error;
    }
    this.#db = db;
    return true;
  }

  release(): void {
    this.#db?.close();
    this.#db = null;
  }
}

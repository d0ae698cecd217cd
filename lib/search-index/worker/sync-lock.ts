import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isBusy, isDamage } from './sqlite-errors.ts';

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

  /** @returns false while another process has the lock, and when the file was damaged, which the next call makes anew */
  take(): boolean {
    const db = new DatabaseSync(this.#file);
    try {
      db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      db.close();
      if (isDamage(error)) rmSync(this.#file);
      else if (!isBusy(error)) throw error;
      return false;
    }
    this.#db = db;
    return true;
  }

  release(): void {
    this.#db?.close();
    this.#db = null;
  }
}

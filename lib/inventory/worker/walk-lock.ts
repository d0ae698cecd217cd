import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite-errors.ts';

/**
 * The right of one process to walk the inventory: SQLite's lock on an empty file that all share. The system releases that of
 * a process that died.
 */
export class WalkLock {
  readonly #file: string;
  #db: DatabaseSync | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** @returns false while another process has it */
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

import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** Longer than reading one page of the inventory takes, with its retry. */
const LEASE_MS = 30_000;

/** The right of one process to walk the inventory, in a file that all share. A holder that died loses it after a while. */
export class Lease {
  readonly #file: string;
  readonly #holder = randomUUID();
  readonly #now: () => number;
  #db: DatabaseSync | null = null;

  constructor(file: string, now: () => number = Date.now) {
    this.#file = file;
    this.#now = now;
  }

  /** Takes or prolongs the lease. @returns false while another process has it. */
  take(): boolean {
    const until = this.#now() + LEASE_MS;
    const taken = this.#open()
      .prepare(
        `INSERT INTO lease VALUES (0, ?, ?) ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, until = excluded.until
         WHERE holder = excluded.holder OR until < ? OR until > ?`,
      )
      .run(this.#holder, until, this.#now(), until); // one beyond `until` comes from a wrong clock
    return taken.changes === 1;
  }

  release(): void {
    this.#open().prepare('DELETE FROM lease WHERE holder = ?').run(this.#holder);
  }

  #open(): DatabaseSync {
    if (this.#db) return this.#db;
    const db = new DatabaseSync(this.#file, { timeout: 1_000 });
    db.exec(
      `PRAGMA synchronous = OFF;
       CREATE TABLE IF NOT EXISTS lease (id INTEGER PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) STRICT`,
    );
    this.#db = db;
    return db;
  }
}

import { statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { inTransaction } from '#lib/platform/sqlite.ts';
import { Columns, type Row } from './columns.ts';
import { changeWriter, type ReadVehicle, ROW_COLUMNS, SCHEMA_VERSION } from './schema.ts';
import { WordRows } from './word-rows.ts';

/** Rows loaded before waiting queries are served. */
const LOADED_AT_ONCE = 5_000;

/** How long a write waits for another process's write. */
const BUSY_TIMEOUT_MS = 1_000;

export type SnapshotState = { syncedAt: number; tookMs: number };

/**
 * An open file of the index, with the values that searches compare in memory. Every method throws when the file is
 * damaged.
 */
export class Snapshot {
  readonly db: DatabaseSync;
  readonly state: SnapshotState;
  readonly #file: string;
  readonly #inode: number;
  readonly #statements = new Map<string, StatementSync>();
  readonly #words: WordRows;
  #columns: Columns;
  #revision: number;
  #dataVersion: number;

  private constructor(
    file: string,
    inode: number,
    db: DatabaseSync,
    state: SnapshotState & { revision: number },
  ) {
    this.#file = file;
    this.#inode = inode;
    this.db = db;
    this.state = { syncedAt: state.syncedAt, tookMs: state.tookMs };
    this.#revision = state.revision;
    this.#dataVersion = this.#readDataVersion();
    this.#words = new WordRows(db);
    this.#columns = new Columns(this.positions);
  }

  /** @returns null for a file of another version. Throws when it is missing or damaged. */
  static async open(file: string): Promise<Snapshot | null> {
    const { ino: inode } = statSync(file);
    const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    try {
      db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
      if (db.prepare('PRAGMA user_version').get()?.['user_version'] !== SCHEMA_VERSION) {
        db.close();
        return null;
      }
      const state = db
        .prepare('SELECT revision, walkedAt AS syncedAt, tookMs FROM state')
        .get() as SnapshotState & { revision: number };
      const snapshot = new Snapshot(file, inode, db, state);
      await snapshot.#load();
      return snapshot;
    } catch (error) {
      if (db.isOpen) db.close();
      throw error;
    }
  }

  /** The columns, after loading single cars that other processes have changed. */
  get columns(): Columns {
    const dataVersion = this.#readDataVersion();
    if (dataVersion !== this.#dataVersion) {
      this.#dataVersion = dataVersion;
      this.#loadChanges();
    }
    return this.#columns;
  }

  /** Differs after every change of the snapshot. */
  get version(): string {
    void this.columns;
    return `${this.state.syncedAt} ${this.#revision}`;
  }

  /** One more than the highest id. */
  get positions(): number {
    return Number(this.sql('SELECT max(id) + 1 AS ids FROM facts').get()?.['ids'] ?? 0);
  }

  /** Whether another file has replaced this one. */
  isReplaced(): boolean {
    return statSync(this.#file, { throwIfNoEntry: false })?.ino !== this.#inode;
  }

  /** A prepared statement, compiled once. */
  sql(text: string): StatementSync {
    const statement = this.#statements.get(text) ?? this.db.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  vehicles(ids: number[]): Vehicle[] {
    const select = this.sql('SELECT vehicle FROM vehicles WHERE id = ?');
    return ids.flatMap((id) => {
      const row = select.get(id);
      return row ? [JSON.parse(String(row['vehicle'])) as Vehicle] : []; // written by vehicleWriter
    });
  }

  /** 1 for each car that has the words; null when there are no words. */
  withWords(words: string[]): Uint8Array | null {
    return this.#words.matching(words, this.#columns.size);
  }

  /** The words that the fewest cars have, at most `limit` of them. */
  rarestWords(words: string[], limit: number): string[] {
    return this.#words.rarest(words, limit, this.#columns.size);
  }

  /**
   * Writes single cars, except those of which the snapshot has a later reading.
   * @returns false, having written nothing, when another file has replaced this one.
   */
  update(cars: ReadVehicle[]): boolean {
    const isWritten = inTransaction(this.db, () => {
      if (this.isReplaced()) return false;
      const revision = Number(
        this.sql('UPDATE state SET revision = revision + 1 RETURNING revision').get()?.['revision'],
      );
      const write = changeWriter(this.db);
      for (const car of cars) write(car, revision);
      return true;
    });
    if (isWritten) this.#loadChanges();
    return isWritten;
  }

  close(): void {
    if (this.db.isOpen) this.db.close();
  }

  #readDataVersion(): number {
    return Number(this.sql('PRAGMA data_version').get()?.['data_version']);
  }

  async #load(): Promise<void> {
    const rows = this.sql(`SELECT ${ROW_COLUMNS} FROM facts WHERE id >= ? AND id < ?`);
    for (let from = 0; from < this.#columns.size; from += LOADED_AT_ONCE) {
      for (const row of rows.all(from, from + LOADED_AT_ONCE)) this.#columns.set(row as Row);
      await setImmediate();
    }
  }

  #loadChanges(): void {
    this.#words.clear();
    const removed = this.sql('SELECT id FROM removed WHERE revision > ?').all(this.#revision);
    for (const { id } of removed) this.#columns.remove(Number(id));
    const rows = this.sql(`SELECT ${ROW_COLUMNS} FROM facts WHERE revision > ?`).all(this.#revision);
    for (const row of rows) if (Number(row['id']) < this.#columns.size) this.#columns.set(row as Row);
    this.#revision = Number(this.sql('SELECT revision FROM state').get()?.['revision']);
  }
}

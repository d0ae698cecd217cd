import type { DatabaseSync } from 'node:sqlite';
import { openOutboxFile } from './sqlite-file.ts';

type Work<Result> = (db: DatabaseSync) => Result;

/** A write that waits for its transaction. `run` gives what tells its outcome once that is committed. */
type Write = { run: (db: DatabaseSync) => () => void; reject: (error: unknown) => void };

/**
 * The outbox's file, opened when it is first needed, and anew after anything that failed: the disk may have room again,
 * or the file was taken away. Everything that fails is a rejection.
 */
export class SqliteConnection {
  readonly #file: string;
  #db: DatabaseSync | undefined;
  #writes: Write[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  read<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve) => resolve(this.#use(work)));
  }

  /**
   * Resolves once what was written is on the disk. Writes that are asked for at the same time are one transaction, for a
   * slow disk takes as long for many as for one; `work` is done once more, alone, when another's makes that fail.
   */
  write<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#writes.length === 0) setImmediate(() => this.#commit(this.#writes.splice(0)));
      this.#writes.push({
        reject,
        run(db) {
          const result = work(db);
          return () => resolve(result);
        },
      });
    });
  }

  #commit(writes: Write[]): void {
    try {
      const tell = this.#use((db) => inTransaction(db, () => writes.map(({ run }) => run(db))));
      for (const tellOne of tell) tellOne();
    } catch (error) {
      if (writes.length > 1) for (const write of writes) this.#commit([write]);
      else for (const { reject } of writes) reject(error);
    }
  }

  #use<Result>(work: Work<Result>): Result {
    try {
      return work((this.#db ??= openOutboxFile(this.#file)));
    } catch (error) {
      this.#db?.close();
      this.#db = undefined;
      throw error;
    }
  }
}

/** Runs `work` wholly or not at all. */
function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK'); // a full disk ends it by itself
    throw error;
  }
}

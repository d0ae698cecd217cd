import type { DatabaseSync } from 'node:sqlite';
import { openOutboxFile } from './sqlite-file.ts';

type Work<Result> = (db: DatabaseSync) => Result;

/**
 * The outbox's file, opened when it is first needed, and anew after anything that failed: the disk may have room again,
 * or the file was taken away. Everything that fails is a rejection.
 */
export class SqliteConnection {
  readonly #file: string;
  #db: DatabaseSync | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  read<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve) => resolve(this.#use(work)));
  }

  /** Resolves once what was written is on the disk, wholly. */
  write<Result>(work: Work<Result>): Promise<Result> {
    return this.read((db) => inTransaction(db, work));
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

function inTransaction<Result>(db: DatabaseSync, work: Work<Result>): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work(db);
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK'); // a full disk ends it by itself
    throw error;
  }
}

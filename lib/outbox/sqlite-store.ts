import type { Message } from './message.ts';
import { COLUMNS, leasedOf, undeliveredOf } from './message-row.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import type { Counts, Lease, Leased, OutboxDesk, OutboxStore, Placed, Undelivered } from './store.ts';

/** By then no browser repeats a send whose answer it lost. */
const REMEMBERED_MS = 24 * 60 * 60_000;

const PUT = `
  INSERT INTO messages (id, kind, call, idempotencyKey, payload, missingCar,
                        storedAt, attempts, isSetAside, dueAt, leasedUntil)
  VALUES (:id, :kind, :call, :idempotencyKey, :payload, :missingCar, :from, 1, 0, :from, :until)
  ON CONFLICT (id) DO UPDATE SET
    payload = excluded.payload, missingCar = excluded.missingCar,
    attempts = attempts + 1, isSetAside = 0, dueAt = excluded.dueAt, leasedUntil = excluded.leasedUntil
  RETURNING ${COLUMNS}`;

const TAKE = `
  UPDATE messages SET attempts = attempts + 1, leasedUntil = :until
  WHERE id IN (
    SELECT id FROM messages WHERE isSetAside = 0 AND dueAt <= :from AND leasedUntil <= :from
    ORDER BY dueAt LIMIT :most)
  RETURNING ${COLUMNS}`;

/** A lease that ended too early may have made the message another's: the number of the attempt tells. */
const STILL_LEASED = 'WHERE id = :id AND attempts = :attempts AND isSetAside = 0';
const NOTE_FAILURE = `UPDATE messages SET failure = :failure, dueAt = :retryAt, leasedUntil = 0 ${STILL_LEASED}`;
const SET_ASIDE = `UPDATE messages SET failure = :failure, isSetAside = 1, leasedUntil = 0 ${STILL_LEASED}`;

/** Messages in one file of this machine; several processes may use it at the same time. */
export class SqliteStore implements OutboxStore, OutboxDesk {
  readonly #connection: SqliteConnection;

  constructor(file: string) {
    this.#connection = new SqliteConnection(file);
  }

  put(message: Message, lease: Lease): Promise<Placed> {
    return this.#connection.write((db) => {
      const isDelivered = db.prepare('SELECT 1 FROM delivered WHERE id = ?').get(message.id);
      if (isDelivered) return { state: 'delivered' };
      const isWaiting = db.prepare('SELECT 1 FROM messages WHERE id = ? AND isSetAside = 0').get(message.id);
      if (isWaiting) return { state: 'waiting' };
      const row = db.prepare(PUT).get({ ...message, ...lease, payload: JSON.stringify(message.payload) });
      return { state: 'leased', ...leasedOf(row) };
    });
  }

  take(most: number, lease: Lease): Promise<Leased[]> {
    return this.#connection.write((db) => {
      const rows = db.prepare(TAKE).all({ ...lease, most });
      return rows.map(leasedOf);
    });
  }

  noteDelivered({ message: { id } }: Leased, at: number): Promise<void> {
    return this.#connection.write((db) => {
      db.prepare('DELETE FROM messages WHERE id = ?').run(id);
      db.prepare('DELETE FROM delivered WHERE deliveredAt < ?').run(at - REMEMBERED_MS);
      db.prepare('INSERT OR REPLACE INTO delivered (id, deliveredAt) VALUES (?, ?)').run(id, at);
    });
  }

  noteFailure({ message: { id }, attempts }: Leased, failure: string, retryAt: number): Promise<void> {
    return this.#connection.write((db) => {
      db.prepare(NOTE_FAILURE).run({ id, attempts, failure, retryAt });
    });
  }

  setAside({ message: { id }, attempts }: Leased, failure: string): Promise<void> {
    return this.#connection.write((db) => {
      db.prepare(SET_ASIDE).run({ id, attempts, failure });
    });
  }

  hurry(by: number): Promise<void> {
    return this.#connection.write((db) => {
      db.prepare('UPDATE messages SET dueAt = :by WHERE isSetAside = 0 AND dueAt > :by').run({ by });
    });
  }

  nextDueAt(): Promise<number | null> {
    return this.#connection.read((db) => {
      const row = db
        .prepare('SELECT min(max(dueAt, leasedUntil)) AS due FROM messages WHERE isSetAside = 0')
        .get();
      return typeof row?.['due'] === 'number' ? row['due'] : null;
    });
  }

  counts(): Promise<Counts> {
    return this.#connection.read((db) => {
      const count = db.prepare('SELECT count(*) AS count FROM messages WHERE isSetAside = ?');
      return { undelivered: Number(count.get(0)?.['count']), setAside: Number(count.get(1)?.['count']) };
    });
  }

  list(): Promise<Undelivered[]> {
    return this.#connection.read((db) =>
      db.prepare(`SELECT ${COLUMNS} FROM messages ORDER BY storedAt`).all().map(undeliveredOf),
    );
  }

  retry(id: string, now: number): Promise<boolean> {
    return this.#connection.write((db) => {
      const { changes } = db
        .prepare('UPDATE messages SET isSetAside = 0, dueAt = ? WHERE id = ?')
        .run(now, id);
      return changes > 0;
    });
  }

  drop(id: string): Promise<boolean> {
    return this.#connection.write(
      (db) => db.prepare('DELETE FROM messages WHERE id = ?').run(id).changes > 0,
    );
  }
}

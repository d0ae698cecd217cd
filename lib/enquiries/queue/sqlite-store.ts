import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import {
  COLUMNS,
  type Enqueued,
  type Enquiry,
  enquiryOfRow,
  type Lease,
  type LeasedEnquiry,
  splitByReadability,
  type QueueStatus,
  type UndeliveredEnquiry,
  type UnreadableEnquiry,
  unreadableReason,
} from './enquiry.ts';
import {
  type AlertTimes,
  DELIVERED_ID_RETENTION_MS,
  type EnquiryStore,
  MAX_AHEAD_MS,
} from './enquiry-store.ts';
import { logUnreadable } from './queue-failure.ts';
import { SqliteConnection } from './sqlite-connection.ts';

function isPast(column: string): string {
  return `(${column} <= :now OR ${column} > :now + ${MAX_AHEAD_MS})`;
}

/** A dead letter that is sent again keeps its idempotency key, which the backoffice may know. */
const ENQUEUE = `
  INSERT INTO enquiries (id, kind, call, idempotencyKey, payload, missingCar, language,
                         storedAt, attempts, refusedMs, dueAt, leasedUntil)
  VALUES (:id, :kind, :call, :idempotencyKey, :payload, :missingCar, :language, :from, 1, 0, :from, :until)
  ON CONFLICT (id) DO UPDATE SET
    payload = excluded.payload, missingCar = excluded.missingCar, language = excluded.language, attempts = attempts + 1, refusedMs = 0,
    deadSince = NULL, dueAt = excluded.dueAt, leasedUntil = excluded.leasedUntil
  RETURNING ${COLUMNS}`;

const LEASE = `
  UPDATE enquiries SET attempts = attempts + 1, leasedUntil = :until
  WHERE id IN (
    SELECT id FROM enquiries WHERE deadSince IS NULL AND ${isPast('dueAt')} AND ${isPast('leasedUntil')}
    ORDER BY dueAt LIMIT :limit)
  RETURNING ${COLUMNS}`;

/** False when the lease has ended and another process has leased the enquiry: then `attempts` differs. */
const STILL_LEASED = 'WHERE id = :id AND attempts = :attempts AND deadSince IS NULL';
const RECORD_FAILURE = `
  UPDATE enquiries SET failure = :failure, refusedMs = :refusedMs, dueAt = :retryAt, leasedUntil = 0 ${STILL_LEASED}`;
const MOVE_TO_DEAD_LETTERS = `
  UPDATE enquiries SET failure = :failure, deadSince = :at, leasedUntil = 0 ${STILL_LEASED}`;
const UNREADABLE_TO_DEAD_LETTERS = `
  UPDATE enquiries SET failure = :failure, deadSince = :at, leasedUntil = 0 WHERE id = :id`;

const NEXT_DUE_AT = `
  SELECT min(max(iif(${isPast('dueAt')}, 0, dueAt), iif(${isPast('leasedUntil')}, 0, leasedUntil))) AS due
  FROM enquiries WHERE deadSince IS NULL`;

const STATUS = `
  SELECT count(*) FILTER (WHERE deadSince IS NULL) AS undelivered, count(deadSince) AS deadLetters,
         min(storedAt) FILTER (WHERE deadSince IS NULL) AS oldestStoredAt, max(deadSince) AS newestDeadSince
  FROM enquiries`;

const RECORD_ALERT = 'INSERT OR REPLACE INTO alerts (name, sentAt, nextAt) VALUES (:name, :sentAt, :nextAt)';

/** Enquiries in an SQLite file for several processes of one machine. Deleted data are overwritten. */
export class SqliteStore implements EnquiryStore {
  readonly #connection: SqliteConnection;

  /** @param maxPages pages of 4 KiB that stored enquiries take at most; unset: 1 GiB */
  constructor(file: string, maxPages?: number) {
    this.#connection = new SqliteConnection(file, maxPages);
  }

  enqueue(enquiry: Enquiry, lease: Lease, equivalentIds: string[] = []): Promise<Enqueued> {
    return this.#connection.write((db) => {
      const selectDelivered = db.prepare('SELECT 1 FROM delivered WHERE id = ?');
      const selectKnown = db.prepare('SELECT deadSince FROM enquiries WHERE id = ?');
      let { id } = enquiry;
      for (const candidate of [enquiry.id, ...equivalentIds]) {
        if (selectDelivered.get(candidate)) return { state: 'delivered', id: candidate };
        const known = selectKnown.get(candidate);
        if (known?.['deadSince'] === null) return { state: 'waiting', id: candidate };
        if (known) id = candidate;
      }
      if (this.#connection.isFull(db)) throw new Error('the queue is full');
      const { kind, call, idempotencyKey, missingCar, language } = enquiry;
      const content = { kind, call, idempotencyKey, missingCar, language };
      const payload = JSON.stringify(enquiry.payload);
      const row = db.prepare(ENQUEUE).get({ id, ...content, payload, ...lease });
      return { state: 'leased', ...enquiryOfRow(row) };
    });
  }

  lease(limit: number, { from, until }: Lease): Promise<LeasedEnquiry[]> {
    return this.#connection.write((db) => {
      const { readable, unreadable } = splitByReadability(readRows(db, LEASE, { now: from, until, limit }));
      for (const { id, unreadable: failure } of unreadable) {
        db.prepare(UNREADABLE_TO_DEAD_LETTERS).run({ id, failure, at: from });
        logUnreadable(id, failure);
      }
      return readable;
    });
  }

  recordDelivered({ id }: LeasedEnquiry, at: number): Promise<void> {
    return this.#connection.write((db) => {
      db.prepare('DELETE FROM enquiries WHERE id = ?').run(id);
      db.prepare('INSERT OR REPLACE INTO delivered (id, deliveredAt) VALUES (?, ?)').run(id, at);
    });
  }

  async recordFailure(leased: LeasedEnquiry, failure: string, retryAt: number): Promise<void> {
    const { id, attempts, refusedMs } = leased;
    await this.#change(RECORD_FAILURE, { id, attempts, refusedMs, failure, retryAt });
  }

  async moveToDeadLetters({ id, attempts }: LeasedEnquiry, failure: string, at: number): Promise<void> {
    await this.#change(MOVE_TO_DEAD_LETTERS, { id, attempts, failure, at });
  }

  eraseExpired(deadBefore: number, now: number): Promise<string[]> {
    return this.#connection.write((db) => {
      // later times were written with a wrong clock
      db.prepare('UPDATE enquiries SET deadSince = :now WHERE deadSince > :now').run({ now });
      db.prepare('UPDATE delivered SET deliveredAt = :now WHERE deliveredAt > :now').run({ now });
      db.prepare('DELETE FROM delivered WHERE deliveredAt <= ?').run(now - DELIVERED_ID_RETENTION_MS);
      const erased = db.prepare('DELETE FROM enquiries WHERE deadSince <= ? RETURNING id').all(deadBefore);
      db.prepare(RECORD_ALERT).run({ name: 'maintenance', sentAt: now, nextAt: now }); // always a write, see EnquiryStore
      return erased.map(({ id }) => String(id));
    });
  }

  nextDueAt(now: number): Promise<number | null> {
    return this.#connection.read((db) => timeOf(db.prepare(NEXT_DUE_AT).get({ now })?.['due']));
  }

  status(): Promise<QueueStatus> {
    return this.#connection.read((db) => {
      const row = db.prepare(STATUS).get() ?? {};
      return {
        undelivered: Number(row['undelivered']),
        deadLetters: Number(row['deadLetters']),
        oldestStoredAt: timeOf(row['oldestStoredAt']),
        newestDeadSince: timeOf(row['newestDeadSince']),
      };
    });
  }

  delayed(until: number): Promise<{ count: number; newestStoredAt: number | null }> {
    return this.#connection.read((db) => {
      const sql =
        'SELECT count(*) AS count, max(storedAt) AS newest FROM enquiries WHERE deadSince IS NULL AND storedAt <= ?';
      const row = db.prepare(sql).get(until);
      return { count: Number(row?.['count']), newestStoredAt: timeOf(row?.['newest']) };
    });
  }

  alertTimes(name: string): Promise<AlertTimes> {
    return this.#connection.read((db) => {
      const row = db.prepare('SELECT sentAt, nextAt FROM alerts WHERE name = ?').get(name);
      return { sentAt: Number(row?.['sentAt'] ?? 0), nextAt: Number(row?.['nextAt'] ?? 0) };
    });
  }

  async recordAlert(name: string, times: AlertTimes): Promise<void> {
    await this.#change(RECORD_ALERT, { name, ...times });
  }

  /** One query for each row: a long one would lock the file, and so the site, for its whole time. */
  list(): Promise<(UndeliveredEnquiry | UnreadableEnquiry)[]> {
    return this.#connection.read((db) => {
      const all = db.prepare('SELECT rowid FROM enquiries ORDER BY storedAt').all();
      const select = `SELECT ${COLUMNS} FROM enquiries WHERE rowid = :rowid`;
      return all.flatMap(({ rowid = null }) => readRows(db, select, { rowid }));
    });
  }

  retry(id: string, now: number): Promise<boolean> {
    const sql = 'UPDATE enquiries SET deadSince = NULL, refusedMs = 0, dueAt = :now WHERE id = :id';
    return this.#change(sql, { id, now });
  }

  erase(id: string): Promise<boolean> {
    return this.#change('DELETE FROM enquiries WHERE id = :id', { id });
  }

  /** @returns whether a row was changed */
  #change(sql: string, parameters: Record<string, SQLInputValue>): Promise<boolean> {
    return this.#connection.write((db) => db.prepare(sql).run(parameters).changes > 0);
  }
}

function timeOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Reads the rows of a query one by one: an unreadable one must not prevent that the others are delivered. */
function readRows(db: DatabaseSync, sql: string, parameters: Record<string, SQLInputValue> = {}) {
  const select = db.prepare(sql);
  select.setReadBigInts(true); // a number above 2^53 would fail the whole query
  return select.all(parameters).map((row) => readRow(withNumbers(row)));
}

function readRow(row: Record<string, unknown>): UndeliveredEnquiry | UnreadableEnquiry {
  try {
    return enquiryOfRow(row);
  } catch (error) {
    return { id: String(row['id']), unreadable: unreadableReason(error), stored: row };
  }
}

function withNumbers(row: Record<string, SQLOutputValue>): Record<string, unknown> {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? Number(value) : value,
  ]);
  return Object.fromEntries(values) as Record<string, unknown>;
}

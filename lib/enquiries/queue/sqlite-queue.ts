import { EventEmitter } from 'node:events';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { DELIVERED_ID_RETENTION_MS } from '#lib/domain/enquiry/retention.ts';
import { LIMITS } from '#lib/platform/limits.ts';
import { log } from '#lib/platform/log.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { type DeliveryState, MAX_REFUSAL_DELAY_MS, type Outcome } from './attempt.ts';
import { type Enquiry, readEnquiry, type StoredEnquiry, type UnreadableEnquiry } from './enquiry.ts';
import {
  CONCURRENCY,
  DEAD_LETTER_RETENTION_MS,
  type Delivery,
  type EnquiryQueue,
  type QueueStatus,
  stateAfterAttempt,
} from './queue.ts';
import { QueueFile } from './queue-file.ts';

/** How often to look for due enquiries: an earlier process or the operator may have stored or changed them. */
const POLL_MS = 1_000;

/** A known enquiry that waits stays as it is. A dead letter keeps its idempotency key, which the backoffice may know. */
const STORE = `
  INSERT INTO enquiries (id, kind, call, idempotencyKey, payload, missingCar, language,
                         storedAt, attempts, refusedMs, dueAt, leasedUntil)
  VALUES (:id, :kind, :call, :idempotencyKey, :payload, :missingCar, :language, :now, 0, 0, :now, 0)
  ON CONFLICT (id) DO UPDATE SET
    payload = excluded.payload, missingCar = excluded.missingCar, language = excluded.language,
    deadSince = NULL, attempts = 0, refusedMs = 0, dueAt = :now
    WHERE deadSince IS NOT NULL`;

/** Claims the longest due enquiry for one attempt. A due time too far ahead was written with a wrong clock. */
const CLAIM = `
  UPDATE enquiries SET attempts = attempts + 1, dueAt = :now + :maxAttemptMs
  WHERE id = (
    SELECT id FROM enquiries
    WHERE deadSince IS NULL AND dueAt NOT BETWEEN :now + 1 AND :now + ${2 * MAX_REFUSAL_DELAY_MS} AND leasedUntil <= :now
    ORDER BY dueAt LIMIT 1)
  RETURNING id`;

/** Changes nothing when the claim has ended and another process has claimed the enquiry: then `attempts` differs. */
const STILL_CLAIMED = 'WHERE id = :id AND attempts = :attempts AND deadSince IS NULL';
const RETRY_LATER = `UPDATE enquiries SET failure = :failure, refusedMs = :refusedMs, dueAt = :dueAt ${STILL_CLAIMED}`;
const BURY = 'UPDATE enquiries SET failure = :failure, deadSince = :now WHERE id = :id AND deadSince IS NULL';
const RETRY = 'UPDATE enquiries SET deadSince = NULL, refusedMs = 0, dueAt = :now WHERE id = :id';

/** As floating-point numbers, because an integer above 2^53 would fail the query. */
const SELECT = `
  SELECT id, kind, call, idempotencyKey, payload, missingCar, language, failure, 1.0 * storedAt AS storedAt,
         1.0 * attempts AS attempts, 1.0 * refusedMs AS refusedMs, 1.0 * deadSince AS deadSince
  FROM enquiries WHERE id = ?`;

const STATUS = `
  SELECT count(*) FILTER (WHERE deadSince IS NULL) AS undelivered, count(deadSince) AS deadLetters,
         1.0 * min(storedAt) FILTER (WHERE deadSince IS NULL) AS oldestStoredAt
  FROM enquiries`;

/** A queue in an SQLite file. Deleted data are overwritten. */
export class SqliteQueue implements EnquiryQueue {
  readonly #file: QueueFile;
  readonly #states = new EventEmitter<Record<string, [DeliveryState]>>();
  /** Attempts under way, by the id of the enquiry. */
  readonly #attempts = new Map<string, Promise<void>>();
  #poll: NodeJS.Timeout | undefined;
  /** Null until the start and after the stop. */
  #delivery: Delivery | null = null;

  constructor(file: string) {
    this.#file = new QueueFile(file);
  }

  start(delivery: Delivery): void {
    this.#delivery = delivery;
    this.#poll = setInterval(() => this.#startDue(), POLL_MS).unref();
    this.#startDue();
  }

  async stop(): Promise<void> {
    this.#delivery = null;
    clearInterval(this.#poll);
    await Promise.all(this.#attempts.values());
  }

  async deliver({ payload, ...enquiry }: Enquiry, signal: AbortSignal): Promise<DeliveryState> {
    const { id } = enquiry;
    const known = await this.#write((db) => {
      if (db.prepare('SELECT 1 FROM delivered WHERE id = ?').get(id)) return 'delivered';
      const { count } = db.prepare('SELECT count(*) AS count FROM enquiries').get() ?? {};
      if (Number(count) >= LIMITS.storedEnquiries) throw new Error('the queue is full');
      const row = { ...enquiry, payload: JSON.stringify(payload), now: Date.now() };
      return db.prepare(STORE).run(row).changes === 0 ? 'stored' : null;
    });
    if (known && !this.#attempts.has(id)) return known;
    const state = stateAfterAttempt(this.#states, id, signal);
    this.#startDue();
    return state;
  }

  /** Starts attempts until nothing is due or `CONCURRENCY` are under way. */
  #startDue(): void {
    try {
      while (this.#delivery && this.#attempts.size < CONCURRENCY) {
        const claimed = this.#claim(this.#delivery);
        if (!claimed) return;
        const attempt = this.#attempt(claimed, this.#delivery).finally(() => {
          this.#attempts.delete(claimed.id);
          this.#startDue();
        });
        this.#attempts.set(claimed.id, attempt);
      }
    } catch (error) {
      warnThrottled('queue.failed', error);
    }
  }

  #claim({ maxAttemptMs }: Delivery): StoredEnquiry | UnreadableEnquiry | null {
    return this.#file.use((db) => {
      const [claimed] = db.prepare(CLAIM).all({ now: Date.now(), maxAttemptMs }); // one statement is a transaction
      return claimed ? readRow(db, String(claimed['id'])) : null;
    });
  }

  async #attempt(enquiry: StoredEnquiry | UnreadableEnquiry, delivery: Delivery): Promise<void> {
    const { id } = enquiry;
    const outcome = 'unreadable' in enquiry ? unreadable(enquiry) : await delivery.attempt(enquiry);
    try {
      this.#file.write((db) => record(db, { attempts: 0, ...enquiry }, outcome));
    } catch (error) {
      warnThrottled('queue.failed', error); // when the claim ends, the enquiry is sent again with the same key
    }
    this.#states.emit(id, outcome.state);
    if (outcome.state === 'refused') delivery.onDeadLetter();
  }

  eraseExpired(): Promise<string[]> {
    return this.#write((db) => {
      const now = Date.now();
      db.exec(`PRAGMA user_version = ${Math.floor(now / 1000) % 2 ** 31}`); // always a write, for `isWritable`
      db.prepare('DELETE FROM delivered WHERE deliveredAt <= ?').run(now - DELIVERED_ID_RETENTION_MS);
      const erased = db.prepare('DELETE FROM enquiries WHERE deadSince <= ? RETURNING id');
      return erased.all(now - DEAD_LETTER_RETENTION_MS).map(({ id }) => String(id));
    });
  }

  status(): Promise<QueueStatus> {
    return this.#read((db) => {
      const { undelivered, deadLetters, oldestStoredAt } = db.prepare(STATUS).get() ?? {};
      return {
        undelivered: Number(undelivered),
        deadLetters: Number(deadLetters),
        oldestStoredAt: typeof oldestStoredAt === 'number' ? oldestStoredAt : null,
        isWritable: this.#file.isWritable,
      };
    });
  }

  /** One query for each row: a long one would lock the file, and so the site, for its whole time. */
  list(): Promise<(StoredEnquiry | UnreadableEnquiry)[]> {
    return this.#read((db) => {
      const ids = db.prepare('SELECT id FROM enquiries').all();
      return ids.map(({ id }) => readRow(db, String(id))).filter((enquiry) => enquiry !== null);
    });
  }

  show(id: string): Promise<StoredEnquiry | UnreadableEnquiry | null> {
    return this.#read((db) => readRow(db, id));
  }

  retry(id: string): Promise<boolean> {
    return this.#change(RETRY, { id, now: Date.now() });
  }

  erase(id: string): Promise<boolean> {
    return this.#change('DELETE FROM enquiries WHERE id = :id', { id });
  }

  /** @returns whether a row was changed */
  #change(sql: string, parameters: Record<string, SQLInputValue>): Promise<boolean> {
    return this.#write((db) => db.prepare(sql).run(parameters).changes > 0);
  }

  #read<Result>(work: (db: DatabaseSync) => Result): Promise<Result> {
    return new Promise((resolve) => resolve(this.#file.use(work)));
  }

  #write<Result>(work: (db: DatabaseSync) => Result): Promise<Result> {
    return new Promise((resolve) => resolve(this.#file.write(work)));
  }
}

function unreadable({ id, unreadable: failure }: UnreadableEnquiry): Outcome {
  const action = '"npm run outbox -- show ID" prints it.';
  log('error', 'enquiry.unreadable', { id, reason: failure, action });
  return { state: 'refused', failure };
}

function record(
  db: DatabaseSync,
  { id, attempts }: { id: string; attempts: number },
  outcome: Outcome,
): void {
  const now = Date.now();
  if (outcome.state === 'delivered') {
    db.prepare('DELETE FROM enquiries WHERE id = ?').run(id);
    db.prepare('INSERT OR REPLACE INTO delivered (id, deliveredAt) VALUES (?, ?)').run(id, now);
  } else if (outcome.state === 'refused') {
    db.prepare(BURY).run({ id, failure: outcome.failure, now });
  } else {
    const { failure, refusedMs, delayMs } = outcome;
    db.prepare(RETRY_LATER).run({ id, attempts, failure, refusedMs, dueAt: now + delayMs });
  }
}

/** `null` when there is no such row. */
function readRow(db: DatabaseSync, id: string): StoredEnquiry | UnreadableEnquiry | null {
  const row = db.prepare(SELECT).get(id);
  return row ? readEnquiry(id, row) : null;
}

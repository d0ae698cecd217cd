import { hash } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { replyOrNull, type Redis } from '#lib/platform/redis.ts';
import { inTransaction } from '#lib/platform/sqlite.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

const MINUTE_MS = 60_000;

/** Pages with a picture may be cached for a week, and kept in a tab for longer. */
const KEPT_MINUTES = 30 * 24 * 60;

/** A picture that is named again is dated anew after this time, so that a sync writes little. */
const REDATED_MINUTES = 60;

/** The most that are kept, the newest, should the backoffice name its pictures anew again and again. */
const MAX_PICTURES = 2_000_000;

/** How many are written before the surplus is removed. */
const PRUNED_AFTER = 10_000;

/** Pictures of this process that are not written again for a while. */
const MAX_RECENT = 20_000;
const RECENT_MS = 10 * 60_000;

/** Pictures that are known in memory alone, the newest, as on a full disk. */
const MAX_UNWRITTEN = 20_000;

const BUSY_TIMEOUT_MS = 200;

/** Signed addresses are long and new at each reading: their hashes are a tenth to write, and to sort. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS named (hash BLOB PRIMARY KEY, minute INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS by_minute ON named (minute)`;

/** Of earlier releases: the versions 1 and 2 of the file. */
const OLD_TABLES = 'DROP TABLE IF EXISTS pictures; DROP TABLE IF EXISTS hashes';

/** Set when the inventory has been read into `SCHEMA`. */
const COMPLETE_VERSION = 3;

/** A sorted set of hashes in Redis, by the minute in which a picture was last named. */
const KEY = 'known-pictures';

type Options = { file: string; shared: Redis | null; now: () => number; max?: number };

/**
 * The pictures that the backoffice has named within a month, in a file that processes with one DATA_DIR share, and in
 * the Redis that instances share. No method throws.
 */
export class KnownPictures {
  readonly #db: DatabaseSync;
  readonly #shared: Redis | null;
  readonly #now: () => number;
  readonly #max: number;
  readonly #recent = new Set<string>();
  #recentSince = 0;
  /** Hashes. */
  readonly #unwritten = new Set<string>();
  #waiting: string[] = [];
  #writtenSincePruned = Infinity;

  /** Throws when the file cannot be opened. */
  constructor({ file, shared, now, max = MAX_PICTURES }: Options) {
    this.#db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
    this.#db.exec(SCHEMA);
    this.#shared = shared;
    this.#now = now;
    this.#max = max;
  }

  /** Remembers a picture; it is known at once, and written with others soon. */
  add(address: string): void {
    const now = this.#now();
    if (this.#recent.size >= MAX_RECENT || Math.abs(now - this.#recentSince) > RECENT_MS) {
      this.#recent.clear();
      this.#recentSince = now;
    }
    if (this.#recent.has(address)) return;
    this.#recent.add(address);
    if (this.#waiting.push(address) === 1) setImmediate(() => void this.#write());
  }

  /**
   * Whether the backoffice has named this picture. Before the inventory has been read for the first time, any plain
   * address passes, since it may be in a page of another instance.
   */
  async has(address: string): Promise<boolean> {
    if (this.#recent.has(address) || this.#unwritten.has(textOf(address))) return true;
    try {
      if (this.#selectWritten().get(hashOf(address))) return true;
      if (!this.#isComplete() && /^[^?%]+$/.test(address)) return true;
    } catch (error) {
      warnThrottled('pictures.unreadable', error);
      return true; // rather than a site without pictures
    }
    return this.#shared !== null && (await replyOrNull(this.#shared.zScore(KEY, textOf(address)))) !== null;
  }

  /** From now on only pictures that have been named pass. */
  setComplete(): void {
    this.#try(
      () => this.#isComplete() || this.#db.exec(`${OLD_TABLES}; PRAGMA user_version = ${COMPLETE_VERSION}`),
    );
  }

  close(): void {
    this.#db.close();
  }

  #selectWritten(): StatementSync {
    return this.#db.prepare('SELECT 1 FROM named WHERE hash = ?');
  }

  #isComplete(): boolean {
    return this.#db.prepare('PRAGMA user_version').get()?.['user_version'] === COMPLETE_VERSION;
  }

  async #write(): Promise<void> {
    const addresses = this.#waiting;
    this.#waiting = [];
    const minute = Math.floor(this.#now() / MINUTE_MS);
    const isWritten = this.#try(() => {
      const write = this.#db.prepare(
        `INSERT INTO named VALUES (?, ?) ON CONFLICT DO UPDATE SET minute = excluded.minute
         WHERE abs(excluded.minute - minute) >= ${REDATED_MINUTES}`,
      );
      inTransaction(this.#db, () => {
        for (const address of addresses) write.run(hashOf(address), minute);
        this.#writtenSincePruned += addresses.length;
        if (this.#writtenSincePruned >= PRUNED_AFTER) this.#prune(minute);
      });
    });
    if (!isWritten) this.#try(() => this.#keepUnwritten(addresses));
    else if (this.#unwritten.size > 0)
      for (const address of addresses) this.#unwritten.delete(textOf(address));
    if (this.#shared) await this.#share(this.#shared, addresses, minute);
  }

  /** Leaves out those that the file has already, which were only to be dated anew. */
  #keepUnwritten(addresses: string[]): void {
    const select = this.#selectWritten();
    for (const address of addresses.filter((one) => !select.get(hashOf(one)))) {
      this.#unwritten.delete(textOf(address)); // to be the newest
      this.#unwritten.add(textOf(address));
    }
    for (const oldest of this.#unwritten) {
      if (this.#unwritten.size <= MAX_UNWRITTEN) return;
      this.#unwritten.delete(oldest);
    }
  }

  async #share(client: Redis, addresses: string[], minute: number): Promise<void> {
    const members = addresses.map((address) => ({ score: minute, value: textOf(address) }));
    const shared = await replyOrNull(client.zAdd(KEY, members));
    if (shared === null) return this.#recent.clear(); // to be shared when they are named again
    await replyOrNull(client.zRemRangeByScore(KEY, 0, minute - KEPT_MINUTES));
    await replyOrNull(client.zRemRangeByRank(KEY, 0, -this.#max - 1));
  }

  /** Also removes what a wrong clock has dated in the future. */
  #prune(minute: number): void {
    const range = [minute - KEPT_MINUTES, minute + KEPT_MINUTES];
    this.#db.prepare('DELETE FROM named WHERE minute < ? OR minute > ?').run(...range);
    this.#db
      .prepare(
        'DELETE FROM named WHERE hash IN (SELECT hash FROM named ORDER BY minute DESC LIMIT -1 OFFSET ?)',
      )
      .run(this.#max);
    this.#writtenSincePruned = 0;
  }

  /** @returns whether the work was done */
  #try(work: () => unknown): boolean {
    try {
      work();
      return true;
    } catch (error) {
      this.#recent.clear(); // to be written again
      warnThrottled('pictures.not-written', error);
      return false;
    }
  }
}

function hashOf(address: string): Buffer {
  return hash('sha256', address, 'buffer').subarray(0, 16);
}

function textOf(address: string): string {
  return hashOf(address).toString('base64');
}

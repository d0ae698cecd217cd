import { RESP_TYPES } from '@redis/client';
import { replyOrNull, type Redis } from '#lib/platform/redis.ts';
import type { RedisClock } from '#lib/platform/redis-clock.ts';
import { RedisLocks } from '#lib/platform/redis-locks.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { decodeChecked, encodeChecked } from '#lib/platform/checked-codec.ts';
import { CachedPage, type StoredPage } from './cached-page.ts';

const TTL_SECONDS = 7 * 24 * 60 * 60;

const MAX_BYTES = 1024 ** 2;

/** The difference between the clocks, as measured twice, varies by less. */
const MAX_AHEAD_MS = 1_000;

/** Longer than most renders. When an instance dies during a render, the others wait this long. */
const RENDER_LOCK_MS = 5_000;

type Options = {
  client: Redis;
  clock: RedisClock;
  /** Pages are shared by instances with the same build and settings only. */
  version: string;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * The pages in Redis that all instances with one build and the same settings share, by their name in the page cache, with
 * their brotli body.
 */
export class SharedPages {
  readonly #options: Options;
  readonly #locks: RedisLocks;

  constructor(options: Options) {
    this.#options = options;
    this.#locks = new RedisLocks(options.client);
  }

  /** Null when the page is not there, or Redis did not answer. */
  async read(name: string): Promise<CachedPage | null> {
    const { client, clock, now } = this.#options;
    const offsetMs = await clock.offsetMs();
    if (offsetMs === null) return null;
    const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const content = await replyOrNull(binary.get(this.#key(name)));
    if (!content) return null;
    try {
      const stored = decodeChecked(content) as StoredPage; // the checksum proves that `write` made it
      return CachedPage.stored({
        ...stored,
        renderedAt: knownTime(stored.renderedAt - offsetMs, now()),
        brotli: Buffer.from(stored.brotli), // a copy: a view would keep the whole reply in memory
      });
    } catch (error) {
      warnThrottled('cache.read-failed', error);
      return null;
    }
  }

  /** Pages above 1 MB are not written. */
  async write(name: string, page: CachedPage): Promise<void> {
    const { client, clock } = this.#options;
    const offsetMs = await clock.offsetMs();
    if (offsetMs === null) return;
    const stored = await page.toStored();
    const content = encodeChecked({ ...stored, renderedAt: stored.renderedAt + offsetMs });
    if (content.length > MAX_BYTES) return;
    await replyOrNull(client.set(this.#key(name), content, { EX: TTL_SECONDS }));
  }

  /** @returns false while another instance renders the page */
  lockRender(name: string): Promise<boolean> {
    return this.#locks.acquire(this.#key(name), RENDER_LOCK_MS);
  }

  unlockRender(name: string): Promise<void> {
    return this.#locks.release(this.#key(name));
  }

  #key(name: string): string {
    return `page:${this.#options.version}:${name}`;
  }
}

/** A time in the future was written before the clock of Redis was set back: how old the page is, nobody knows. */
function knownTime(renderedAt: number, now: number): number {
  return renderedAt > now + MAX_AHEAD_MS ? 0 : Math.min(renderedAt, now);
}

import { RESP_TYPES } from 'redis';
import { replyOrNull, type Redis } from '#lib/platform/redis.ts';
import type { RedisClock } from '#lib/platform/redis-clock.ts';
import { RedisLocks } from '#lib/platform/redis-locks.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { packEntry, unpackEntry } from './entry-codec.ts';
import type { Entry } from './entry.ts';

const TTL_SECONDS = 7 * 24 * 60 * 60;

const MAX_BYTES = 1024 ** 2;

/** Longer than most renders. When an instance dies during a render, the others wait this long. */
const RENDER_LOCK_MS = 5_000;

/** An entry, and for a page its body in brotli. */
export type SharedPage = { entry: Entry; brotli: Buffer | null };

type Options = {
  client: Redis;
  clock: RedisClock;
  /** Pages are shared within a build only, since those of another build link to missing scripts. */
  buildId: string;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The pages in Redis that all instances of one build share, by their name in the page cache. */
export class SharedPages {
  readonly #options: Options;
  readonly #locks: RedisLocks;

  constructor(options: Options) {
    this.#options = options;
    this.#locks = new RedisLocks(options.client);
  }

  /** Null when the page is not there; undefined when Redis did not answer. */
  async read(name: string): Promise<SharedPage | null | undefined> {
    const { client, clock, now } = this.#options;
    const offsetMs = await clock.offsetMs();
    if (offsetMs === null) return undefined;
    const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const reply = await replyOrNull(binary.get(this.#key(name)).then((content) => ({ content })));
    if (!reply) return undefined;
    try {
      if (!reply.content) return null;
      const { entry, brotli } = await unpackEntry(reply.content);
      return { entry: { ...entry, lastModified: Math.min(entry.lastModified - offsetMs, now()) }, brotli };
    } catch (error) {
      warnThrottled('cache.read-failed', error);
      return null;
    }
  }

  /** Entries above 1 MB are not written. */
  async write(name: string, { entry, brotli }: SharedPage): Promise<void> {
    const { client, clock } = this.#options;
    const offsetMs = await clock.offsetMs();
    if (offsetMs === null) return;
    const content = await packEntry({ ...entry, lastModified: entry.lastModified + offsetMs }, brotli);
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
    return `page:${this.#options.buildId}:${name}`;
  }
}

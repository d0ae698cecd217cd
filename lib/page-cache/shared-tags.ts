import * as v from 'valibot';
import { replyOrNull, type Redis } from '#lib/platform/redis.ts';
import { RedisChannel } from '#lib/platform/redis-channel.ts';
import type { RedisClock } from '#lib/platform/redis-clock.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { type Invalidation, MAX_TAGS, type TagTimes } from './tag-times.ts';

/** A Redis hash from tag to the time of its last invalidation, in milliseconds since 1970 by the clock of Redis. */
const KEY = 'tag-times';

const SYNC_MS = 5_000;

/** Tolerance for one time as read twice: the difference between the clocks is measured anew. */
const TOLERANCE_MS = 20;

/** The fields of the hash and their values, as in Redis and in messages. */
type Fields = v.InferOutput<typeof fieldsSchema>;
const fieldsSchema = v.record(v.string(), v.string());

type Options = {
  client: Redis;
  clock: RedisClock;
  tags: TagTimes;
  /** Called with invalidations that this instance learned late, because it missed their message. */
  onMissed: (missed: Invalidation[]) => void;
};

/**
 * Synchronises the invalidations of all instances: by a message at once, and through the hash in Redis on every
 * connection and every five seconds. On both sides the later time wins and each instance writes what it knows, so a
 * Redis that comes back empty is filled again, and an earlier time that overwrote a later one is corrected.
 */
export class SharedTags {
  readonly #options: Options;
  readonly #channel: RedisChannel;

  constructor(options: Options) {
    this.#options = options;
    this.#channel = new RedisChannel(options.client, KEY);
  }

  /** Runs until the process ends. */
  start(): void {
    this.#channel.listen(
      (message) => void this.#receive(message),
      () => void this.sync(),
    );
    setInterval(() => void this.sync(), SYNC_MS).unref();
  }

  async publish(invalidations: Invalidation[]): Promise<void> {
    const offsetMs = await this.#options.clock.offsetMs();
    if (offsetMs === null || invalidations.length === 0) return;
    const fields = toFields(invalidations, offsetMs);
    await replyOrNull(this.#options.client.hSet(KEY, fields));
    await this.#channel.publish(fields);
  }

  /** Exchanges with Redis what either side lacks. */
  async sync(): Promise<void> {
    const { client, clock, tags, onMissed } = this.#options;
    const offsetMs = await clock.measureOffsetMs();
    const fields = offsetMs === null ? null : await replyOrNull(client.hGetAll(KEY));
    if (offsetMs === null || fields === null) return;

    const found = toInvalidations(fields, offsetMs).sort((a, b) => a.at - b.at);
    const missed = await tags.merge(found, TOLERANCE_MS);
    const unknown = tags.laterThan(found, TOLERANCE_MS);
    if (unknown.length > 0) await replyOrNull(client.hSet(KEY, toFields(unknown, offsetMs)));
    const surplus = found.slice(0, -MAX_TAGS).map(({ tag }) => tag);
    if (surplus.length > 0) await replyOrNull(client.hDel(KEY, surplus));
    if (missed.length > 0) onMissed(missed);
  }

  async #receive(message: unknown): Promise<void> {
    const { success, output } = v.safeParse(fieldsSchema, message);
    if (!success)
      return warnThrottled('cache.tags-failed', new Error('Unreadable message of another instance'));
    const offsetMs = await this.#options.clock.offsetMs();
    if (offsetMs !== null) await this.#options.tags.merge(toInvalidations(output, offsetMs)); // else `sync` does
  }
}

function toFields(invalidations: Invalidation[], offsetMs: number): Fields {
  return Object.fromEntries(invalidations.map(({ tag, at }) => [tag, String(at + offsetMs)]));
}

function toInvalidations(fields: Fields, offsetMs: number): Invalidation[] {
  return Object.entries(fields)
    .map(([tag, time]) => ({ tag, at: Number(time) - offsetMs }))
    .filter(({ at }) => Number.isFinite(at));
}

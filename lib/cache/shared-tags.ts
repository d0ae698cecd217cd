import * as v from 'valibot';
import { replyOrNull, type Redis } from '#lib/platform/redis.ts';
import { RedisChannel } from '#lib/platform/redis-channel.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { LIMITS } from '#lib/platform/limits.ts';
import { type Invalidation, type TagTimes } from './tag-times.ts';

/** A Redis hash from tag to the time of its last invalidation, in milliseconds since 1970. */
const KEY = 'tag-times';

const SYNC_MS = 5_000;

/** The fields of the hash and their values, as in Redis and in messages. */
type Fields = v.InferOutput<typeof fieldsSchema>;
const fieldsSchema = v.record(v.string(), v.string());

type Options = {
  client: Redis;
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
    if (invalidations.length === 0) return;
    const fields = toFields(invalidations);
    await replyOrNull(this.#options.client.hSet(KEY, fields));
    await this.#channel.publish(fields);
  }

  /** Exchanges with Redis what either side lacks. */
  async sync(): Promise<void> {
    const { client, tags, onMissed } = this.#options;
    const fields = await replyOrNull(client.hGetAll(KEY));
    if (fields === null) return;

    const found = toInvalidations(fields).sort((a, b) => a.at - b.at);
    const missed = await tags.merge(found);
    const unknown = tags.laterThan(found);
    if (unknown.length > 0) await replyOrNull(client.hSet(KEY, toFields(unknown)));
    const surplus = found.slice(0, -LIMITS.invalidatedTags).map(({ tag }) => tag);
    if (surplus.length > 0) await replyOrNull(client.hDel(KEY, surplus));
    if (missed.length > 0) onMissed(missed);
  }

  async #receive(message: unknown): Promise<void> {
    const { success, output } = v.safeParse(fieldsSchema, message);
    if (success) await this.#options.tags.merge(toInvalidations(output));
    else warnThrottled('cache.tags-failed', new Error('Unreadable message of another instance'));
  }
}

function toFields(invalidations: Invalidation[]): Fields {
  return Object.fromEntries(invalidations.map(({ tag, at }) => [tag, String(at)]));
}

function toInvalidations(fields: Fields): Invalidation[] {
  return Object.entries(fields)
    .map(([tag, time]) => ({ tag, at: Number(time) }))
    .filter(({ at }) => Number.isFinite(at));
}

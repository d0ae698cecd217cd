import * as v from 'valibot';
import { answerOrNull, type Redis } from '#lib/platform/redis.ts';
import { RedisChannel } from '#lib/platform/redis-channel.ts';
import type { RedisClock } from '#lib/platform/redis-clock.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { type Invalidation, MAX_TAGS, type TagTimes } from './tag-times.ts';

/** A sorted set of `kind tag`, by the time of the last invalidation on Redis's clock. */
const KEY = 'tags';

const SYNC_MS = 5_000;

/** A time may reach Redis so much later than it is dated. */
const LATE_MS = 60_000;

/** The same time read again differs by as much, since the difference of the clocks is measured again. */
const TOLERANCE_MS = 20;

const messageSchema = v.array(v.object({ value: v.string(), score: v.number() }));
const MEMBER = /^(stale|expired) (.+)$/s;

type Options = {
  client: Redis;
  clock: RedisClock;
  tags: TagTimes;
  /** Is told the invalidations that this instance has learned late, since it missed a message. */
  onMissed: (missed: Invalidation[]) => void;
};

/**
 * Gives the invalidations of this instance to all others, and takes over theirs: by a message at once, and by what is kept in
 * Redis whenever the connection is made and every five seconds. The later one counts, so a Redis that comes back empty
 * loses nothing: each instance writes what it knows.
 */
export class SharedTags {
  readonly #options: Options;
  readonly #channel: RedisChannel;
  /** How many members there were; with fewer, Redis has lost some, and all are exchanged. */
  #count = Infinity;
  /** The latest score that was read. */
  #latest = -Infinity;

  constructor(options: Options) {
    this.#options = options;
    this.#channel = new RedisChannel(options.client, KEY);
  }

  /** For as long as the process runs. */
  start(): void {
    this.#channel.listen(
      (message) => void this.#receive(message),
      () => {
        this.#count = Infinity;
        void this.sync();
      },
    );
    setInterval(() => void this.sync(), SYNC_MS).unref();
  }

  async publish(invalidations: Invalidation[]): Promise<void> {
    const members = await this.#add(invalidations);
    this.#count = Infinity;
    if (members.length > 0) await this.#channel.publish(members);
  }

  /** Exchanges with Redis what either side does not know yet. */
  async sync(): Promise<void> {
    const { client, clock, tags, onMissed } = this.#options;
    const ahead = await clock.measure();
    const count = await answerOrNull(client.zCard(KEY));
    if (ahead === null || count === null) return;

    const isWhole = count < this.#count;
    const from = isWhole ? -Infinity : this.#latest - LATE_MS;
    const members = await answerOrNull(client.zRangeByScoreWithScores(KEY, from, Infinity));
    if (members === null) return;

    const found = toInvalidations(members, ahead);
    const missed = await tags.merge(found, TOLERANCE_MS);
    if (isWhole) await this.#add(tags.laterThan(found, TOLERANCE_MS));
    this.#count = count;
    this.#latest = members.at(-1)?.score ?? this.#latest;
    if (missed.length > 0) onMissed(missed);
  }

  async #receive(message: unknown): Promise<void> {
    this.#count = Infinity;
    const { success, output } = v.safeParse(messageSchema, message);
    if (!success) return warnThrottled('cache.tags', new Error('Unreadable message of another instance'));
    const ahead = await this.#options.clock.ahead();
    if (ahead !== null) await this.#options.tags.merge(toInvalidations(output, ahead)); // else `sync` does
  }

  /** @returns what was added, as it is in Redis */
  async #add(invalidations: Invalidation[]): Promise<{ value: string; score: number }[]> {
    const { client, clock } = this.#options;
    const ahead = await clock.ahead();
    if (ahead === null || invalidations.length === 0) return [];
    const members = invalidations.map(({ kind, tag, at }) => ({
      value: `${kind} ${tag}`,
      score: at + ahead,
    }));
    const added = client
      .multi()
      .zAdd(KEY, members, { comparison: 'GT' })
      .zRemRangeByRank(KEY, 0, -MAX_TAGS - 1);
    await answerOrNull(added.exec());
    return members;
  }
}

function toInvalidations(members: { value: string; score: number }[], ahead: number): Invalidation[] {
  return members.flatMap(({ value, score }) => {
    const [, kind, tag] = MEMBER.exec(value) ?? [];
    return tag !== undefined && (kind === 'stale' || kind === 'expired')
      ? [{ kind, tag, at: score - ahead }]
      : [];
  });
}

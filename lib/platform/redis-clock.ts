import { replyOrNull, type Redis } from './redis.ts';

/** A reply that takes longer is too inaccurate. */
const MAX_ROUND_TRIP_MS = 20;

/**
 * The clock of the Redis server. Instances exchange times by this clock, since their own clocks differ. All times are
 * milliseconds since 1970.
 */
export class RedisClock {
  readonly #client: Redis;
  readonly #now: () => number;
  #offsetMs: number | null = null;

  constructor(client: Redis, now: () => number) {
    this.#client = client;
    this.#now = now;
  }

  /** How far it is ahead of this machine's clock; null until Redis has replied once. */
  async offsetMs(): Promise<number | null> {
    return this.#offsetMs ?? this.measureOffsetMs();
  }

  /** Measures the offset again. Returns the last one when Redis replies too late or not at all. */
  async measureOffsetMs(): Promise<number | null> {
    const sentAt = this.#now();
    const time = await replyOrNull(this.#client.time());
    const repliedAt = this.#now();
    if (time === null || (this.#offsetMs !== null && repliedAt - sentAt > MAX_ROUND_TRIP_MS))
      return this.#offsetMs;

    const [seconds, microseconds] = time;
    this.#offsetMs = Number(seconds) * 1000 + Number(microseconds) / 1000 - (sentAt + repliedAt) / 2;
    return this.#offsetMs;
  }
}

import { answerOrNull, type Redis } from './redis.ts';

/** A slower answer tells the time too vaguely. */
const MAX_ROUND_TRIP_MS = 20;

/**
 * The clock of the Redis server, by which instances tell each other times: their own clocks differ. All times are in
 * milliseconds since 1970.
 */
export class RedisClock {
  readonly #client: Redis;
  readonly #now: () => number;
  #aheadMs: number | null = null;

  constructor(client: Redis, now: () => number) {
    this.#client = client;
    this.#now = now;
  }

  /** By how much it is ahead of this machine's clock; null when Redis has not said so yet, and does not now. */
  async ahead(): Promise<number | null> {
    return this.#aheadMs ?? this.measure();
  }

  /** Asks Redis again, and gives what `ahead` gives. */
  async measure(): Promise<number | null> {
    const asked = this.#now();
    const time = await answerOrNull(this.#client.time());
    const answered = this.#now();
    if (time === null || (this.#aheadMs !== null && answered - asked > MAX_ROUND_TRIP_MS))
      return this.#aheadMs;

    const [seconds, microseconds] = time;
    this.#aheadMs = Number(seconds) * 1000 + Number(microseconds) / 1000 - (asked + answered) / 2;
    return this.#aheadMs;
  }
}

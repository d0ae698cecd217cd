import { randomUUID } from 'node:crypto';
import { answerOrNull, type Redis } from './redis.ts';

const TAKE = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/**
 * Locks that the instances of the site compete for, to spare work, never for correctness: without Redis, or while it is
 * away, everyone has every lock, and a holder that is slower than it said loses its own.
 */
export class RedisLocks {
  readonly #client: Redis | null;
  readonly #holder = randomUUID();

  constructor(client: Redis | null) {
    this.#client = client;
  }

  /** Takes or prolongs a lock, for so many milliseconds. @returns false while another instance has it */
  async take(name: string, milliseconds: number): Promise<boolean> {
    const values = [this.#holder, String(milliseconds)];
    return (await this.#run(TAKE, name, values)) !== 0;
  }

  async release(name: string): Promise<void> {
    await this.#run(RELEASE, name, [this.#holder]);
  }

  async #run(script: string, name: string, values: string[]): Promise<unknown> {
    if (!this.#client) return null;
    return answerOrNull(this.#client.eval(script, { keys: [`lock:${name}`], arguments: values }));
  }
}

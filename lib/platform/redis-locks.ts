import { randomUUID } from 'node:crypto';
import { replyOrNull, type Redis } from './redis.ts';

const ACQUIRE = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/**
 * Locks between the instances of the site. They save work and must not be needed for correctness: without Redis, or
 * while it is down, every instance acquires every lock, and a lock expires even when its holder is still at work.
 */
export class RedisLocks {
  readonly #client: Redis | null;
  readonly #holder = randomUUID();

  constructor(client: Redis | null) {
    this.#client = client;
  }

  /** Acquires or extends a lock for some milliseconds. @returns false while another instance holds it */
  async acquire(name: string, milliseconds: number): Promise<boolean> {
    const values = [this.#holder, String(milliseconds)];
    return (await this.#run(ACQUIRE, name, values)) !== 0;
  }

  async release(name: string): Promise<void> {
    await this.#run(RELEASE, name, [this.#holder]);
  }

  async #run(script: string, name: string, values: string[]): Promise<unknown> {
    if (!this.#client) return null;
    return replyOrNull(this.#client.eval(script, { keys: [`lock:${name}`], arguments: values }));
  }
}

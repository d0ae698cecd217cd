import { createClient } from 'redis';
import { env } from './env.ts';
import { log } from './log.ts';
import { processSingleton } from './process-singleton.ts';

/** For what can be had without Redis. */
const COMMAND_TIMEOUT_MS = 100;

const CONNECT_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

/** A server that answers no ping for so long is away, though its connection stands. */
const SILENCE_MS = 3_000;

/** A server that has begun to answer again is back after so long without a failure. */
const CALM_MS = 10_000;

export type Redis = ReturnType<typeof connectRedis>;

/** One line of the log when a server goes, and one when it comes back, however many commands fail meanwhile. */
export class Availability {
  readonly #area: string;
  #failedAt: number | null = null;

  constructor(area: string) {
    this.#area = area;
  }

  failed(error: unknown): void {
    if (this.#failedAt === null) log('warn', `${this.#area}.unavailable`, { error });
    this.#failedAt = performance.now();
  }

  answered(): void {
    if (this.#failedAt !== null && performance.now() - this.#failedAt > CALM_MS) this.restored();
  }

  restored(): void {
    if (this.#failedAt !== null) log('info', `${this.#area}.available`);
    this.#failedAt = null;
  }
}

/**
 * This process's connection to the Redis or Valkey server that instances of the site share (docs/decisions/0016-shared-state.md);
 * null without `REDIS_URL`. A command is rejected at once while the server is away; every one is to be waited for by
 * {@link answerInTime} or {@link answerOrNull}. All keys begin with the site's host, so that several sites may use one server; channels do not.
 */
export function redis(): Redis | null {
  return shared()?.client ?? null;
}

function shared(): { client: Redis; availability: Availability } | null {
  const { redisUrl, siteUrl } = env();
  if (redisUrl === null) return null;
  return processSingleton('redis', () => {
    const availability = new Availability('redis');
    return { client: connectRedis(redisUrl, availability, `${new URL(siteUrl).host}:`), availability };
  });
}

/** Opens a connection that stays open: it is made again whenever it breaks. */
export function connectRedis(url: string, availability: Availability, keyPrefix = '') {
  const client = createClient({
    url,
    keyPrefix,
    disableOfflineQueue: true,
    pingInterval: SILENCE_MS / 3,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_DELAY_MS),
    },
  });
  client.on('error', (error: unknown) => availability.failed(error));
  client.on('ready', () => availability.restored());
  void client.connect().catch(() => undefined); // 'error' has told
  return client;
}

/**
 * The answer to a command. Rejects after `milliseconds`, when the command may still be carried out. (The client's own
 * time limit ends when a command is written.)
 */
export async function answerInTime<Answer>(
  answer: Promise<Answer>,
  milliseconds = COMMAND_TIMEOUT_MS,
): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  function giveUp() {
    reject(new Error(`Redis did not answer within ${milliseconds} ms`));
  }
  // setImmediate: when this process was too busy to read an answer that has come, it is read first
  const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The answer to a command that the site can do without; null when it fails: Redis is away then. */
export async function answerOrNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    const answered = await answerInTime(answer);
    shared()?.availability.answered();
    return answered;
  } catch (error) {
    shared()?.availability.failed(error);
    return null;
  }
}

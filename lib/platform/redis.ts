import { createClient } from 'redis';
import { env } from './env.ts';
import { log } from './log.ts';
import { processSingleton } from './process-singleton.ts';
import { warnThrottled } from './warn-throttled.ts';

/** For what can be had without Redis. */
const COMMAND_TIMEOUT_MS = 100;

const CONNECT_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

/** A server that answers no ping for so long is away, though its connection stands. */
const SILENCE_MS = 3_000;

export type Redis = ReturnType<typeof connectRedis>;

/**
 * This process's connection to the Redis or Valkey server that instances of the site share (docs/decisions/0016-shared-state.md);
 * null without `REDIS_URL`. A command is rejected at once while the server is away; every one is to be waited for by
 * {@link answerInTime} or {@link answerOrNull}. All keys begin with the site's host, so that several sites may use one server; channels do not.
 */
export function redis(): Redis | null {
  const { redisUrl, siteUrl } = env();
  return redisUrl === null
    ? null
    : processSingleton('redis', () => connectRedis(redisUrl, 'redis', `${new URL(siteUrl).host}:`));
}

/**
 * Opens a connection that stays open: it is made again whenever it breaks.
 * @param area begins the log's events, one when the server goes and one when it comes.
 */
export function connectRedis(url: string, area: string, keyPrefix = '') {
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
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) log('warn', `${area}.unavailable`, { error });
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log('info', `${area}.available`);
    isAway = false;
  });
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

/** The answer to a command that the site can do without; null when it fails, which is logged. */
export async function answerOrNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answerInTime(answer);
  } catch (error) {
    if (redis()?.isReady) warnThrottled('redis.command-failed', error); // else 'redis.unavailable' tells
    return null;
  }
}

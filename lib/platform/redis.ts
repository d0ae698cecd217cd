import { createClient } from '@redis/client';
import { env } from './env.ts';
import { lazily } from './lazily.ts';
import { LIMITS } from './limits.ts';
import { log } from './log.ts';

/** Time limit of a command that the site can do without. */
const COMMAND_TIMEOUT_MS = 100;

const CONNECT_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

/** A server that does not reply to a ping for this long is down, even when it is connected. */
const SOCKET_TIMEOUT_MS = 3_000;

/** A server that replies again counts as restored after this time without a failure. */
const RESTORED_AFTER_MS = 10_000;

export type Redis = ReturnType<typeof connectRedis>;

/** Logs one line when a server fails and one when it is restored, however many commands fail in between. */
export class OutageLog {
  readonly #area: string;
  #failedAt: number | null = null;

  constructor(area: string) {
    this.#area = area;
  }

  failed(error: unknown): void {
    if (this.#failedAt === null) log('warn', `${this.#area}.unavailable`, { error });
    this.#failedAt = performance.now();
  }

  replied(): void {
    if (this.#failedAt !== null && performance.now() - this.#failedAt > RESTORED_AFTER_MS) this.restored();
  }

  restored(): void {
    if (this.#failedAt !== null) log('info', `${this.#area}.available`);
    this.#failedAt = null;
  }
}

const sharedOutages = new OutageLog('redis');

/**
 * This process's connection to the Redis or Valkey server that instances of the site share
 * (docs/decisions/0016-shared-state.md); null without `REDIS_URL`. While the server is down commands reject at once. Wait
 * for each by {@link withTimeout} or {@link replyOrNull}. The client prefixes keys with the site's host, but not channels.
 */
export const redis = lazily((): Redis | null => {
  const { redisUrl, siteUrl } = env();
  return redisUrl === null ? null : connectRedis(redisUrl, { keyPrefix: `${new URL(siteUrl).host}:` });
});

/** Connects to Redis, by default the one that instances share, and again whenever the connection breaks. */
export function connectRedis(
  url: string,
  {
    outages = sharedOutages,
    keyPrefix = '',
    socketTimeoutMs = SOCKET_TIMEOUT_MS,
    disableOfflineQueue = true,
  } = {},
) {
  const client = createClient({
    url,
    keyPrefix,
    disableOfflineQueue,
    commandsQueueMaxLength: LIMITS.redisCommands,
    pingInterval: socketTimeoutMs / 3,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: socketTimeoutMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_DELAY_MS),
    },
  });
  client.on('error', (error: unknown) => outages.failed(error));
  client.on('ready', () => outages.restored());
  void client.connect().catch(() => undefined); // reported as 'error'
  return client;
}

/**
 * The reply to a command. Rejects after `milliseconds`; Redis may still execute the command. The client's own timeout
 * covers only the time until a command is written.
 */
export async function withTimeout<Reply>(
  reply: Promise<Reply>,
  milliseconds = COMMAND_TIMEOUT_MS,
): Promise<Reply> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  function rejectLate() {
    reject(new Error(`No answer within ${milliseconds} ms`));
  }
  // setImmediate: a process that was busy first reads a reply that has arrived meanwhile
  const timer = setTimeout(() => setImmediate(rejectLate), milliseconds);
  return Promise.race([reply, timeout]).finally(() => clearTimeout(timer));
}

/** The reply to a command that the site can do without. When the command fails, logs the outage and returns null. */
export async function replyOrNull<Reply>(command: Promise<Reply>): Promise<Reply | null> {
  try {
    const reply = await withTimeout(command);
    sharedOutages.replied();
    return reply;
  } catch (error) {
    sharedOutages.failed(error);
    return null;
  }
}

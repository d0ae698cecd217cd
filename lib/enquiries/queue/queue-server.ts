import { ErrorReply } from '@redis/client';
import { log } from '#lib/platform/log.ts';
import type { Redis } from '#lib/platform/redis.ts';

/** Settings of a Redis that loses no data that it has confirmed. */
const REQUIRED = {
  appendonly: 'yes',
  appendfsync: 'always',
  'no-appendfsync-on-rewrite': 'no',
  'maxmemory-policy': 'noeviction',
};

const DAY_MS = 24 * 60 * 60_000;

/** What the server needs so that it loses no enquiry; null when it has everything. Rejects when it does not tell. */
export async function missingDurability(server: Redis): Promise<string | null> {
  const settings = await server.configGet(Object.keys(REQUIRED));
  const wrong = Object.entries(REQUIRED).filter(([name, value]) => settings[name] !== value);
  const needed = wrong.map(([name, value]) => `${name} ${value} (it has ${settings[name] ?? 'none'})`);
  return wrong.length > 0 ? `it needs ${needed.join(', ')}` : null;
}

/** Logs a warning when the server would lose enquiries. Never rejects. */
export async function warnUnlessDurable(server: Redis): Promise<void> {
  try {
    const problem = await missingDurability(server);
    if (problem !== null) log('warn', 'queue.not-durable', { problem });
  } catch (error) {
    if (error instanceof ErrorReply) log('warn', 'queue.not-durable', { error }); // it does not tell
  }
}

/** Once a day makes the server rewrite its append-only file, which still contains deleted data. */
export async function rewriteAppendOnlyFile(server: Redis, prefix: string): Promise<void> {
  const key = `${prefix}:log-rewritten`;
  if (await server.exists(key)) return;
  await server.bgRewriteAof();
  await server.set(key, '1', { expiration: { type: 'PX', value: DAY_MS } });
}

import { createClient, ErrorReply } from '@redis/client';
import { withTimeout, type Redis } from '#lib/platform/redis.ts';

const START_TIMEOUT_MS = 2_000;

/** Settings of a Redis that loses no data that it has confirmed. */
const REQUIRED = {
  appendonly: 'yes',
  appendfsync: 'always',
  'no-appendfsync-on-rewrite': 'no',
  'maxmemory-policy': 'noeviction',
};

/** Why this server would lose enquiries, in one sentence; `null` when it is durable. Rejects when it does not reply. */
export async function durabilityProblem(server: Pick<Redis, 'configGet'>): Promise<string | null> {
  const settings = await server.configGet(Object.keys(REQUIRED)).catch((error: unknown) => {
    if (error instanceof ErrorReply && /^(NOPERM|ERR unknown command)/.test(error.message)) return null;
    throw error;
  });
  if (!settings)
    return 'The server of QUEUE_REDIS_URL does not tell whether it would lose enquiries: it has to permit CONFIG GET.';

  const wrong = Object.entries(REQUIRED).filter(([name, value]) => settings[name] !== value);
  if (wrong.length === 0) return null;
  const needed = wrong.map(([name, value]) => `${name} ${value} (it has ${settings[name] ?? 'none'})`);
  return `The server of QUEUE_REDIS_URL would lose enquiries: it needs ${needed.join(', ')}.`;
}

/**
 * Like `durabilityProblem`, before the site starts; a refused password is a problem, too. Also `null` when the server does
 * not reply within two seconds: the queue checks the server again once it is connected.
 */
export async function queueServerProblem(url: string): Promise<string | null> {
  const server = createClient({ url, socket: { reconnectStrategy: false } });
  server.on('error', () => undefined); // the connection of the queue logs it
  try {
    const problem = server.connect().then((connected) => durabilityProblem(connected));
    return await withTimeout(problem, START_TIMEOUT_MS);
  } catch (error) {
    const isRefused = error instanceof ErrorReply && /^(WRONGPASS|NOAUTH)/.test(error.message);
    return isRefused ? 'The server of QUEUE_REDIS_URL refuses its user name or password.' : null;
  } finally {
    server.destroy();
  }
}

import { queueServerProblem } from '#lib/enquiries/queue/queue-server.ts';
import type { Env } from '#lib/platform/env.ts';
import { StartError } from './start-error.ts';

/** @throws StartError when the server of QUEUE_REDIS_URL would lose enquiries. One that does not answer is no hindrance. */
export async function requireDurableQueue({ queueRedisUrl }: Pick<Env, 'queueRedisUrl'>): Promise<void> {
  const problem = queueRedisUrl === null ? null : await queueServerProblem(queueRedisUrl);
  if (problem !== null) throw new StartError(problem);
}

import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Env } from '#lib/platform/env.ts';
import { StartError } from './start-error.ts';

/**
 * Checks that enquiries can be stored safely. A queue server that does not answer does not prevent the start.
 * @throws StartError when the data directory cannot be written, or the server of QUEUE_REDIS_URL may lose enquiries.
 */
export async function requireStorage({ dataDir, queueRedisUrl }: Env): Promise<void> {
  const probe = join(dataDir, `.write-test-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new StartError(`DATA_DIR is "${resolve(dataDir)}", where nothing can be written (${code}).`, {
      cause,
    });
  }
  if (queueRedisUrl === null) return;
  const { queueServerProblem } = await import('#lib/enquiries/queue/queue-server.ts'); // most sites do not use it: 30 MB
  const problem = await queueServerProblem(queueRedisUrl);
  if (problem !== null) throw new StartError(problem);
}

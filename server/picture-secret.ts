import { createClient } from '@redis/client';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFoundError, writeFileAtomic } from '#lib/platform/atomic-write.ts';
import type { Env } from '#lib/platform/env.ts';
import { log } from '#lib/platform/log.ts';
import { withTimeout } from '#lib/platform/redis.ts';

const REDIS_TIMEOUT_MS = 1_000;

/**
 * The secret by which pictures are signed: PICTURE_SECRET, else one that is made once and kept in DATA_DIR. Sites that share a
 * Redis take that of the first; each keeps it, so that a Redis that comes back empty changes nothing.
 */
export async function pictureSecret({
  pictureSecret: given,
  ...env
}: Pick<Env, 'pictureSecret' | 'dataDir' | 'redisUrl' | 'siteUrl'>): Promise<string> {
  if (given !== null) return given;
  const file = join(env.dataDir, 'picture-secret');
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isNotFoundError(error)) return null;
    throw error;
  });
  const own = kept ?? randomBytes(24).toString('base64url');
  const secret =
    env.redisUrl === null
      ? own
      : await shared(env.redisUrl, `${new URL(env.siteUrl).host}:picture-secret`, own);
  if (secret !== kept) await writeFileAtomic(file, secret, 0o600);
  return secret;
}

/** The secret in Redis, which is this one when there is none yet, or when Redis does not answer. */
async function shared(url: string, key: string, own: string): Promise<string> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined); // the command fails
  try {
    const stored = client.connect().then(() => client.set(key, own, { condition: 'NX', GET: true }));
    return (await withTimeout(stored, REDIS_TIMEOUT_MS)) ?? own;
  } catch (error) {
    log('warn', 'pictures.secret-not-shared', { error });
    return own;
  } finally {
    client.destroy();
  }
}

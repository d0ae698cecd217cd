import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Env } from '#lib/platform/env.ts';
import { StartError } from './start-error.ts';

/**
 * Checks that the site can store what must last.
 * @throws StartError when the data directory cannot be written
 */
export async function requireStorage({ dataDir }: Env): Promise<void> {
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
}

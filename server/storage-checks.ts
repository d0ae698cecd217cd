import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** @throws StartError when the folder cannot be written: enquiries could not be stored until they are delivered. */
export async function requireWritable(dataDir: string): Promise<void> {
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

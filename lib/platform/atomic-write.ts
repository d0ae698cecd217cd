import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** How the name of a file ends until the file is complete. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a file, and the folders it lies in, so that after a crash or a power cut the old or the new file is there as a
 * whole. Until it is complete the old one stays in place.
 */
export async function writeFileWhole(
  path: string,
  content: string | Buffer | AsyncIterable<string | Buffer>,
): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const parts = typeof content === 'string' || Buffer.isBuffer(content) ? [content] : content;
    await pipeline(parts, createWriteStream(unfinished, { flush: true }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** What a directory holds; nothing when it is not there. */
export async function filesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Whether a file could not be used because it is not there. */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

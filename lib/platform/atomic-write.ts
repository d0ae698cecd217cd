import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How the name of a file ends while it is written. */
export const TEMPORARY_SUFFIX = '.unfinished';

/**
 * Writes a file by way of a temporary one, which is flushed and renamed: after a crash or a power cut either the old or
 * the new content is there, complete. Missing folders are created.
 */
export async function writeFileAtomic(
  path: string,
  content: string | Buffer | AsyncIterable<string | Buffer>,
): Promise<void> {
  const temporary = `${path}.${randomUUID()}${TEMPORARY_SUFFIX}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, content, { flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The names in a directory; none when it does not exist. */
export async function listFiles(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isNotFoundError(error)) return [];
    throw error;
  }
}

/** Whether a file operation failed because the file does not exist (ENOENT). */
export function isNotFoundError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

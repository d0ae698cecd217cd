import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Suffix of a file that is still being written. */
export const TEMPORARY_SUFFIX = '.unfinished';

/**
 * Writes a temporary file, flushes it to disk and renames it: after a crash or a power cut the file has either the old
 * or the new content, complete. Creates missing directories.
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

/** The names of the files in a directory; none when it does not exist. */
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

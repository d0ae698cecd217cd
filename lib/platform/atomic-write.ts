import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Suffix of a file that is still being written. */
export const TEMPORARY_SUFFIX = '.unfinished';

/** No write pauses for as long: its process has been killed. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/**
 * Writes a temporary file, flushes it to disk and renames it: after a crash or a power cut the file has either the old
 * or the new content, complete. Creates missing directories.
 */
export async function writeFileAtomic(
  path: string,
  content: string | Buffer | Iterable<string> | AsyncIterable<string | Buffer>,
  mode?: number,
): Promise<void> {
  const temporary = `${path}.${randomUUID()}${TEMPORARY_SUFFIX}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, content, { flush: true, mode });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes temporary files of killed processes, but not those that another process is writing now. */
export async function removeAbandonedWrites(directory: string): Promise<void> {
  const temporary = (await listFiles(directory)).filter((file) => file.endsWith(TEMPORARY_SUFFIX));
  await Promise.all(temporary.map((file) => removeIfAbandoned(join(directory, file))));
}

async function removeIfAbandoned(path: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  } catch (error) {
    if (!isNotFoundError(error)) throw error; // renamed meanwhile
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

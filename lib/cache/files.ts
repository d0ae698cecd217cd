import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How the name of a file ends until the file is complete. */
export const UNFINISHED = '.unfinished';

/** Writes a file, and the folders it lies in, so that it is there as a whole or not at all. */
export async function writeFileWhole(path: string, content: string | Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(unfinished, content);
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

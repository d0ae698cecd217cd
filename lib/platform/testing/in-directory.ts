import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a test with an empty directory of its own, which is gone afterwards. */
export async function inDirectory(test: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'page-cache-'));
  try {
    await test(directory);
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 10 }); // files are still written behind its back
  }
}

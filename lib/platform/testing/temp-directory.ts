import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a test with a new empty directory, and removes it afterwards. */
export async function withTempDirectory(test: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'test-'));
  try {
    await test(directory);
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 10 }); // a write may still be running
  }
}

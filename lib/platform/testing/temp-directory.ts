import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a test with a new empty directory. It is removed with all others at the end of the run (jest.config.mjs), since
 * stores go on writing after a test.
 */
export async function withTempDirectory(test: (directory: string) => Promise<void>): Promise<void> {
  await test(await mkdtemp(join(tmpdir(), 'test-')));
}

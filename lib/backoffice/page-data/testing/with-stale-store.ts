import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

const LAST = 'last write';

/** Runs a test with an empty data directory, which is removed when the stale store has written everything to it. */
export function withStaleStore(test: (directory: string) => Promise<void>): Promise<void> {
  return withTempDirectory(async (directory) => {
    await test(directory);
    const { storeStale } = await import('#lib/backoffice/page-data/stale-store.ts');
    storeStale(LAST, true);
    while (isWriting(directory)) await setImmediate();
  });
}

/** The store writes several files at the same time, and the last one may be the first to be finished. */
function isWriting(directory: string): boolean {
  const files = globSync('*', { cwd: join(directory, 'last-good') });
  return !files.includes(hash('sha256', LAST)) || files.some((file) => file.endsWith('.unfinished'));
}

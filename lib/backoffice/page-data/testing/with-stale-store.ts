import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

const LAST = 'last write';

/** Runs a test with an empty data directory, which is removed when the stale store has written everything to it. */
export function withStaleStore(test: (directory: string) => Promise<void>): Promise<void> {
  return withTempDirectory(async (directory) => {
    await test(directory);
    const { storeStale } = await import('#lib/backoffice/page-data/stale-store.ts');
    storeStale(LAST, true); // the store writes in order
    while (!existsSync(join(directory, 'last-good', hash('sha256', LAST)))) await setImmediate();
  });
}

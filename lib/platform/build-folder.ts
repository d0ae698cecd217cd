import { mkdirSync, statSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './atomic-write.ts';
import { warnThrottled } from './warn-throttled.ts';

const HOUR_MS = 60 * 60 * 1000;

type Options = {
  /** The folder in which each build has one of its own, named by its id. */
  parent: string;
  buildId: string;
  /** How long the folder of a build is kept after it was last in use. */
  keptMs: number;
};

/**
 * Marks the folder of the running build as in use, now and every hour while this process lives, and removes those of
 * builds that nobody has used for a while. Two builds run side by side while a release takes over. Never throws.
 */
export async function keepBuildFolder({ parent, buildId, keptMs }: Options): Promise<void> {
  const folder = join(parent, buildId);
  markUsed(folder);
  setInterval(() => markUsed(folder), HOUR_MS).unref();
  try {
    await removeUnused(parent, buildId, keptMs);
  } catch (error) {
    warnThrottled('build-folder.not-removed', error);
  }
}

function markUsed(folder: string): void {
  const now = new Date();
  try {
    mkdirSync(folder, { recursive: true });
    utimesSync(folder, now, now);
  } catch (error) {
    warnThrottled('build-folder.not-marked', error);
  }
}

async function removeUnused(parent: string, buildId: string, keptMs: number): Promise<void> {
  const oldest = Date.now() - keptMs;
  const others = (await listFiles(parent)).filter((name) => name !== buildId);
  for (const name of others) {
    const used = statSync(join(parent, name), { throwIfNoEntry: false }); // another process may have removed it
    if (used && used.mtimeMs < oldest) await rm(join(parent, name), { recursive: true, force: true });
  }
}

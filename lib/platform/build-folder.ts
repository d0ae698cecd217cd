import { mkdirSync, statSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './atomic-write.ts';
import { warnThrottled } from './warn-throttled.ts';

const HOUR_MS = 60 * 60 * 1000;

type Options = {
  /** The folder that contains one folder for each build. */
  parent: string;
  /** Of the folder of the running build. */
  name: string;
  /** How long an unused folder of another build is kept. */
  maxUnusedMs: number;
};

/**
 * Marks the folder of the running build as used, now and every hour while this process runs, and removes the folders of
 * builds that have not been used for `maxUnusedMs`: during a release two builds run side by side. Never throws.
 */
export async function claimBuildFolder({ parent, name, maxUnusedMs }: Options): Promise<void> {
  const folder = join(parent, name);
  markUsed(folder);
  setInterval(() => markUsed(folder), HOUR_MS).unref();
  try {
    await removeUnused(parent, name, maxUnusedMs);
  } catch (error) {
    warnThrottled('build-folder.remove-failed', error);
  }
}

function markUsed(folder: string): void {
  const now = new Date();
  try {
    mkdirSync(folder, { recursive: true });
    utimesSync(folder, now, now);
  } catch (error) {
    warnThrottled('build-folder.mark-failed', error);
  }
}

async function removeUnused(parent: string, used: string, maxUnusedMs: number): Promise<void> {
  const oldest = Date.now() - maxUnusedMs;
  const others = (await listFiles(parent)).filter((name) => name !== used);
  for (const name of others) {
    const stats = statSync(join(parent, name), { throwIfNoEntry: false }); // another process may have removed it
    if (stats && stats.mtimeMs < oldest) await rm(join(parent, name), { recursive: true, force: true });
  }
}

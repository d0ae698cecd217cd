import { randomUUID } from 'node:crypto';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, TEMPORARY_SUFFIX } from '#lib/platform/atomic-write.ts';
import { claimBuildFolder } from '#lib/platform/build-folder.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

/** Tabs stay open for weeks, and the files of a build take only two megabytes. */
const MAX_UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies this build's static files to the data directory, for tabs that are still open when the next build takes over.
 * Errors are logged, and the site works without the copy.
 * @returns the folders of earlier builds
 */
export async function copyStaticFiles(dataDir: string, build = '.next'): Promise<string[]> {
  const parent = join(dataDir, 'static');
  try {
    const buildId = (await readFile(join(build, 'BUILD_ID'), 'utf8')).trim();
    await keepFiles(build, parent, buildId).catch(logFailure); // a full disk may still hold those of earlier builds
    const others = (await listFiles(parent)).filter((name) => name !== buildId);
    return others.filter((name) => !name.endsWith(TEMPORARY_SUFFIX)).map((name) => join(parent, name));
  } catch (error) {
    logFailure(error);
    return [];
  }
}

function logFailure(error: unknown): void {
  warnThrottled('static-files.copy-failed', error);
}

async function keepFiles(build: string, parent: string, buildId: string): Promise<void> {
  const known = await listFiles(parent);
  if (!known.includes(buildId)) await copyWhole(join(build, 'static'), join(parent, buildId));
  await claimBuildFolder({ parent, name: buildId, maxUnusedMs: MAX_UNUSED_MS });
}

/** Another process may be copying the same folder. */
async function copyWhole(from: string, to: string): Promise<void> {
  const temporary = `${to}.${randomUUID()}${TEMPORARY_SUFFIX}`;
  try {
    await cp(from, temporary, { recursive: true });
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    const isCopied = (await listFiles(to)).length > 0;
    if (!isCopied) throw error;
  }
}

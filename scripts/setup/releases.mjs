import { readdirSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const CURRENT = 'current';

/** The current release, and two to go back to. */
const KEPT_RELEASES = 3;

/**
 * The ids of the releases in a folder, oldest build first.
 * @param {string} releases
 * @returns {string[]}
 */
function releasesByAge(releases) {
  const builtAt = new Map();
  for (const entry of readdirSync(releases, { withFileTypes: true })) {
    const { mtimeMs } =
      statSync(join(releases, entry.name, '.next', 'BUILD_ID'), { throwIfNoEntry: false }) ?? {};
    if (entry.isDirectory() && mtimeMs !== undefined) builtAt.set(entry.name, mtimeMs);
  }
  return [...builtAt.keys()].sort((a, b) => builtAt.get(a) - builtAt.get(b));
}

/** @returns {string | null} the id of the release at which `current` points */
function currentRelease(releases) {
  try {
    return basename(readlinkSync(join(releases, CURRENT)));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** @returns {string | null} the id of the release built before the current one; null when there is none */
export function previousRelease(releases) {
  const byAge = releasesByAge(releases);
  return byAge[byAge.indexOf(currentRelease(releases)) - 1] ?? null;
}

/** Points `current` at a release atomically. */
export function switchTo(releases, id) {
  const temporary = join(releases, `.${CURRENT}-${process.pid}`);
  rmSync(temporary, { force: true });
  symlinkSync(id, temporary);
  renameSync(temporary, join(releases, CURRENT));
}

/** Removes old releases, but never the current one. */
export function pruneReleases(releases) {
  const current = currentRelease(releases);
  for (const id of releasesByAge(releases).slice(0, -KEPT_RELEASES))
    if (id !== current) rmSync(join(releases, id), { recursive: true, force: true });
}

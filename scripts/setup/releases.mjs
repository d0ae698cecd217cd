import {
  existsSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const CURRENT = 'current';

/** A file in a release, written each time a site is seen running from it. */
const SERVED = 'served';

/** How many releases that have served are kept besides the current one. */
const KEPT_RELEASES = 3;

/** @returns {number | null} null when there is no such file */
function modifiedAt(...path) {
  return statSync(join(...path), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/**
 * The releases in a folder, with when they were built and last seen serving (null: never), in ms.
 * @param {string} releases
 */
function listReleases(releases) {
  return readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => ({
      id,
      builtAt: modifiedAt(releases, id, '.next', 'BUILD_ID'),
      servedAt: modifiedAt(releases, id, SERVED),
    }))
    .filter(({ builtAt }) => builtAt !== null);
}

/** The releases that have served, the last one first. */
function servedReleases(releases) {
  return listReleases(releases)
    .filter(({ servedAt }) => servedAt !== null)
    .sort((one, other) => other.servedAt - one.servedAt || other.builtAt - one.builtAt);
}

/** @returns {string | null} the folder in which a process works; null when it has ended, or belongs to another user */
function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Records from which releases sites run now, of those that this user sees: root sees all. */
export function recordServing(releases) {
  if (!existsSync('/proc') || !existsSync(releases)) return;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const folders = new Set(pids.map(workingFolder));
  const parent = realpathSync(releases);
  for (const { id } of listReleases(releases))
    if (folders.has(join(parent, id))) writeFileSync(join(releases, id, SERVED), '');
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

/** @returns {string | null} the id of the last release to serve of those built before the current one */
export function previousRelease(releases) {
  const current = currentRelease(releases);
  const { builtAt } = listReleases(releases).find(({ id }) => id === current) ?? { builtAt: Infinity };
  return servedReleases(releases).find((release) => release.builtAt < builtAt)?.id ?? null;
}

/** Points `current` at a release atomically. */
export function switchTo(releases, id) {
  const temporary = join(releases, `.${CURRENT}-${process.pid}`);
  rmSync(temporary, { force: true });
  symlinkSync(id, temporary);
  renameSync(temporary, join(releases, CURRENT));
}

/** Removes all releases but the current one and the last ones to serve, which `recordServing` must have recorded. */
export function pruneReleases(releases) {
  const kept = servedReleases(releases).slice(0, KEPT_RELEASES);
  const ids = [currentRelease(releases), ...kept.map(({ id }) => id)];
  for (const { id } of listReleases(releases))
    if (!ids.includes(id)) rmSync(join(releases, id), { recursive: true, force: true });
}

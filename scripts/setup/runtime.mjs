import { spawnSync } from 'node:child_process';
import { findPrograms, NODE, pathFolders } from './run.mjs';

/**
 * The first release of each LTS line without a known weakness that the site is open to. Before these, a Brotli body that
 * `fetch` reads can write outside its buffer (CVE-2026-111497).
 */
const FIRST_SAFE = ['24.22.1', '26.12.1'];

/** @returns {string} a version such as 26.12.1; empty when the program does not print that of a release */
function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /^v(\d+\.\d+\.\d+)\s*$/.exec(stdout ?? '')?.[1] ?? '';
}

function compare(version, other) {
  return version.localeCompare(other, 'en', { numeric: true });
}

/**
 * Whether the site may run on this version of Node. Even majors get security releases for years (LTS), odd ones for half a
 * year.
 * @param {string} version
 */
export function isSupported(version) {
  const major = parseInt(version);
  const firstSafe = FIRST_SAFE.find((safe) => parseInt(safe) === major) ?? FIRST_SAFE.at(-1);
  return major % 2 === 0 && compare(version, firstSafe) >= 0;
}

/**
 * The path of the Node for the site: the system's if it is an LTS version newer than that of package-lock.json, since the
 * system gets security releases first; else that of package-lock.json.
 * @returns {string}
 */
export function siteNode() {
  const folders = pathFolders().filter((folder) => !folder.includes('node_modules')); // npm adds node_modules to PATH
  const [system] = findPrograms(['node'], folders);
  const version = system ? versionOf(system) : '';
  return isSupported(version) && compare(version, versionOf(NODE)) > 0 ? system : NODE;
}

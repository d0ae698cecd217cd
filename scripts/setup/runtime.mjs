import { spawnSync } from 'node:child_process';
import { findPrograms, NODE, pathFolders } from './run.mjs';

const LOWEST_MAJOR = 24;

/** @returns {string} such as 24.21.0; empty when the program does not print a released version */
function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /^v(\d+\.\d+\.\d+)\s*$/.exec(stdout ?? '')?.[1] ?? '';
}

/** Even majors get security releases for years (LTS), odd ones for half a year. */
function isSupported(version) {
  const major = parseInt(version);
  return major >= LOWEST_MAJOR && major % 2 === 0;
}

/**
 * The Node that the site runs on: the system's when it is newer than the one of package-lock.json and an LTS line, since
 * it gets security releases first.
 * @returns {string} its path
 */
export function siteNode() {
  const folders = pathFolders().filter((folder) => !folder.includes('node_modules')); // npm puts those in front of PATH
  const [system] = findPrograms(['node'], folders);
  const version = system ? versionOf(system) : '';
  const isNewer = version.localeCompare(versionOf(NODE), 'en', { numeric: true }) > 0;
  return isNewer && isSupported(version) ? system : NODE;
}

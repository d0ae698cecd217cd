import { spawnSync } from 'node:child_process';
import { findPrograms, NODE, pathFolders } from './run.mjs';

const MIN_MAJOR = 24;

/** @returns {string} a version such as 24.21.0; empty when the program does not print that of a release */
function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /^v(\d+\.\d+\.\d+)\s*$/.exec(stdout ?? '')?.[1] ?? '';
}

/** Even majors get security releases for years (LTS), odd ones for half a year. */
export function isSupported(version) {
  const major = parseInt(version);
  return major >= MIN_MAJOR && major % 2 === 0;
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
  const isNewer = version.localeCompare(versionOf(NODE), 'en', { numeric: true }) > 0;
  return isNewer && isSupported(version) ? system : NODE;
}

import { spawnSync } from 'node:child_process';
import { findPrograms, NODE, pathFolders } from './run.mjs';

const LOWEST_MAJOR = 24;

/** @returns {number[] | null} major, minor and patch; null when the program does not print them */
function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const match = /^v(\d+)\.(\d+)\.(\d+)\s*$/.exec(stdout ?? '');
  return match && match.slice(1).map(Number);
}

/** Even majors get security releases for years (LTS), odd ones for half a year. */
function isSupported([major]) {
  return major >= LOWEST_MAJOR && major % 2 === 0;
}

function isNewer(version, other) {
  const first = version.findIndex((part, index) => part !== other[index]);
  return first >= 0 && version[first] > other[first];
}

/** The system's own Node: npm puts folders of node_modules in front of PATH. */
function systemNode() {
  const folders = pathFolders().filter((folder) => !folder.includes('node_modules'));
  return findPrograms([process.platform === 'win32' ? 'node.exe' : 'node'], folders)[0] ?? null;
}

/**
 * The Node that the site runs on: the system's when it is newer than the one of package-lock.json and an LTS line, since
 * it gets security releases first.
 * @returns {string} its path
 */
export function siteNode() {
  const system = systemNode();
  const version = system && versionOf(system);
  const bundled = versionOf(NODE);
  const isBetter = version && isSupported(version) && (!bundled || isNewer(version, bundled));
  return isBetter ? system : NODE;
}

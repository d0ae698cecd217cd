import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { NODE } from './run.mjs';

const LOWEST_MAJOR = 24;

/** @returns {number[] | null} major, minor and patch; null when there is no such program or it does not say */
function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const match = /^v(\d+)\.(\d+)\.(\d+)\s*$/.exec(stdout ?? '');
  return match && match.slice(1).map(Number);
}

/** Lines with an even number get security releases for years, the others for half of one. */
function isSupported([major]) {
  return major >= LOWEST_MAJOR && major % 2 === 0;
}

function isNewer(version, other) {
  const place = version.findIndex((part, index) => part !== other[index]);
  return place >= 0 && version[place] > other[place];
}

/** The system's own Node: npm puts folders of packages in front of its PATH. */
function systemNode() {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return folders.map((folder) => join(folder, name)).find((place) => existsSync(place)) ?? null;
}

/**
 * The Node to run the site on: the system's when it is newer than the one of package-lock.json and of a supported line,
 * since security releases reach it first.
 * @returns {string} its path
 */
export function siteNode() {
  const system = systemNode();
  const version = system && versionOf(system);
  const carried = versionOf(NODE);
  const isBetter = version && isSupported(version) && (!carried || isNewer(version, carried));
  return isBetter ? system : NODE;
}

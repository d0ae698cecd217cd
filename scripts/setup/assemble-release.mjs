import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { NODE, ROOT } from './run.mjs';
import { siteNode } from './runtime.mjs';

const STANDALONE = '.next/standalone';
const TRACE = 'scripts/setup/trace-server.mjs';

/** Files that are read by their path. */
const READ_FILES = ['public', 'app/icon.svg']; // the icon is in preview pictures

/** Files that Next does not trace, because its own server does not read the configuration. */
const UNTRACED = ['constants.js', 'dist/compiled/webpack', 'dist/compiled/@babel'].map(
  (path) => `node_modules/next/${path}`,
);

/**
 * Copies the build in .next and everything else that `node server/main.ts` needs to a folder, which appears only when it
 * is complete.
 * @param {string} folder
 * @param {{ withNode: boolean }} options `withNode`: adds the site's Node as `bin/node`
 */
export function assembleRelease(folder, { withNode }) {
  if (existsSync(folder)) throw new Error(`There is something at ${folder} already.`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  function copy(from, to = from) {
    cpSync(join(ROOT, from), join(unfinished, to), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
  }

  for (const part of ['node_modules', '.next', 'package.json']) copy(`${STANDALONE}/${part}`, part);
  const ofBuild = ['.next/static', '.next/inline-script.js', '.next/BUILD_ID'];
  for (const path of [...ofBuild, ...READ_FILES, ...UNTRACED, ...serverFiles()]) copy(path);
  if (withNode) provideNode(unfinished);
  renameSync(unfinished, folder);
}

/** @returns {string[]} the sources that Node runs, and the files of packages that they load */
function serverFiles() {
  const { status, stdout } = spawnSync(NODE, ['--disable-warning=ExperimentalWarning', TRACE], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error('The files of the server could not be traced: see the output above.');
  return JSON.parse(stdout);
}

/**
 * Links or copies Node, so that a later installation of the packages does not change it. The scripts of npm find it in
 * `node_modules/.bin`, before the system's.
 */
function provideNode(folder) {
  const node = siteNode();
  const path = join(folder, 'bin', 'node');
  mkdirSync(dirname(path), { recursive: true });
  if (node !== NODE) symlinkSync(node, path);
  else
    try {
      linkSync(realpathSync(node), path);
    } catch {
      cpSync(realpathSync(node), path); // on another disk
    }
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  symlinkSync('../../bin/node', join(folder, 'node_modules', '.bin', 'node'));
}

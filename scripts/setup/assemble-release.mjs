import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { NODE, ROOT } from './run.mjs';
import { siteNode } from './runtime.mjs';

const STANDALONE = '.next/standalone';

/** Of these packages only the files that Next traces are copied; all others are copied whole. */
const TRACED_BY_NEXT = ['next', 'react', 'react-dom', 'sharp'];

/** The server, which Node runs from source, and the commands for operators. */
const SOURCES = [
  'server',
  'lib',
  'public',
  'app/icon.svg', // in preview pictures
  'next.config.mjs',
  'scripts/outbox.ts',
  'scripts/check-backoffice.ts',
];
/** Files that Next does not trace, because its own server does not read the configuration. */
const UNTRACED = ['constants.js', 'dist/compiled/webpack', 'dist/compiled/@babel'].map(
  (path) => `node_modules/next/${path}`,
);

const EXCLUDED = /\.test\.tsx?$|\/testing$|\.md$/;

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
      filter: (path) => !EXCLUDED.test(path) || path.includes('node_modules'),
    });
  }

  for (const part of ['node_modules', '.next', 'package.json']) copy(`${STANDALONE}/${part}`, part);
  for (const part of ['.next/static', '.next/hydration-script.js', '.next/BUILD_ID', ...SOURCES]) copy(part);
  for (const path of [...UNTRACED, ...packagePaths()]) copy(path);
  if (withNode) provideNode(unfinished);
  renameSync(unfinished, folder);
}

/** @returns {string[]} the folders of all direct and transitive dependencies */
function packagePaths() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const found = new Set();

  /** Resolves a package like Node: in the dependent's folder, else further up. */
  function visit(name, from) {
    const own = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (!packages[own]) {
      if (from) visit(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)));
      return; // an optional peer that is not installed
    }
    if (found.has(own)) return;
    found.add(own);
    for (const dependency of Object.keys(packages[own].dependencies ?? {})) visit(dependency, own);
  }
  for (const name of Object.keys(packages[''].dependencies))
    if (!TRACED_BY_NEXT.includes(name)) visit(name, '');
  return [...found];
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

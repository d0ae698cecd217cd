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

/** Next traces which of their files it needs; every other package is copied whole. */
const TRACED_BY_NEXT = ['next', 'react', 'react-dom', 'sharp'];

/** The program, which Node runs from its source, and the tools of the operator. */
const SOURCES = [
  'server',
  'lib',
  'public',
  'app/icon.svg', // in preview pictures
  'next.config.mjs',
  'scripts/outbox.ts',
  'scripts/check-backoffice.ts',
];
/** What Next does not trace: it expects its own server, which reads no configuration. */
const UNTRACED = ['constants.js', 'dist/compiled/webpack', 'dist/compiled/@babel'].map(
  (path) => `node_modules/next/${path}`,
);

const NOT_RUN = /\.test\.tsx?$|\/testing$|\.md$/;

/**
 * Writes everything that `node server/main.ts` needs, with the build in .next, to a folder that appears only once it is
 * complete.
 * @param {string} folder
 * @param {{ withNode: boolean }} options `withNode`: with the Node that runs it, as `bin/node`
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
      filter: (path) => !NOT_RUN.test(path) || path.includes('node_modules'),
    });
  }

  for (const part of ['node_modules', '.next', 'package.json']) copy(`${STANDALONE}/${part}`, part);
  for (const part of ['.next/static', '.next/hydration-script.js', '.next/BUILD_ID', ...SOURCES]) copy(part);
  for (const path of [...UNTRACED, ...packagePaths()]) copy(path);
  if (withNode) provideNode(unfinished);
  renameSync(unfinished, folder);
}

/** @returns {string[]} the folders of the packages that `dependencies` name, and of theirs */
function packagePaths() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const found = new Set();

  /** As Node finds it: in the folder of who needs it, else further up. */
  function visit(name, from) {
    const own = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (!packages[own]) {
      if (from) visit(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)));
      return; // an optional peer that is not installed
    }
    if (found.has(own)) return;
    found.add(own);
    for (const needed of Object.keys(packages[own].dependencies ?? {})) visit(needed, own);
  }
  for (const name of Object.keys(packages[''].dependencies))
    if (!TRACED_BY_NEXT.includes(name)) visit(name, '');
  return [...found];
}

/** A later installation of the packages does not touch it. */
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
}

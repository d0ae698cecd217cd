import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Files below these paths in a fixed order, without tests, which are not input of any task. */
function* filesBelow(paths) {
  for (const path of [...paths].sort()) {
    const entry = join(ROOT, path);
    if (!existsSync(entry)) continue;
    if (statSync(entry).isDirectory()) yield* filesBelow(readdirSync(entry).map((name) => join(path, name)));
    else if (!/\.test\.tsx?$/.test(path)) yield path;
  }
}

/** One hash of the contents of these files and folders. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of filesBelow(paths))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Runs a task unless its last run had the same input. Its stamp file with the input's hash is written last, so that an
 * interrupted task runs again.
 * @param {{ stamp: string, input: string[], work: () => Promise<void> }} task `input`: files and folders
 */
export async function runOnce({ stamp, input, work }) {
  const current = fingerprint(input);
  const file = join(ROOT, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === current) return;
  rmSync(file, { force: true });
  await work();
  writeFileSync(file, current);
}

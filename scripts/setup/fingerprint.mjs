import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './run.mjs';

/** Files below these paths, in a fixed order. Tests and what they need change no result. */
function* filesBelow(paths) {
  for (const path of [...paths].sort()) {
    const place = join(ROOT, path);
    if (!existsSync(place)) continue;
    if (statSync(place).isDirectory()) yield* filesBelow(readdirSync(place).map((name) => join(path, name)));
    else if (!/\.test\.tsx?$/.test(path)) yield path;
  }
}

/** One text for all that these files and folders hold. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of filesBelow(paths))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Does a piece of work unless it was done before on the same input. The mark is written last: what was interrupted
 * counts as not done.
 * @param {{ mark: string, input: string[], work: () => Promise<void> }} task `mark` is a file, `input` files and folders
 */
export async function unlessDone({ mark, input, work }) {
  const now = fingerprint(input);
  const file = join(ROOT, mark);
  if (existsSync(file) && readFileSync(file, 'utf8') === now) return;
  rmSync(file, { force: true });
  await work();
  writeFileSync(file, now);
}

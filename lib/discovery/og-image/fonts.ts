import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from './memoize-async.ts';

const FOLDER = 'node_modules/@fontsource/figtree/files';
const WEIGHTS = [600, 800] as const;

type Weight = (typeof WEIGHTS)[number];

type Font = { name: string; weight: Weight; style: 'normal'; data: Buffer };

/** Letters with rarer accents are in a file of their own, which is taken for what the first one lacks. */
const SUBSETS = { latin: 'Figtree', 'latin-ext': 'Figtree Extended' };

/** The fonts of the share pictures, read once: the machine's own are never needed. */
export const fonts = once(() =>
  Promise.all(
    Object.entries(SUBSETS).flatMap(([subset, name]) => WEIGHTS.map((weight) => read(subset, name, weight))),
  ),
);

async function read(subset: string, name: string, weight: Weight): Promise<Font> {
  const file = `figtree-${subset}-${weight}-normal.woff`;
  return { name, weight, style: 'normal', data: await readFile(join(process.cwd(), FOLDER, file)) };
}

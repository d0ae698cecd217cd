import { readdir } from 'node:fs/promises';
import sharp from 'sharp';

// Renders the drawings of this folder for the pages: `npm run drawings`, after one has changed.
const SOURCE = 'scripts/drawings';
const TARGET = 'public/assets/drawings';
const MAX_BYTES = 12_000;

for (const file of await readdir(SOURCE)) {
  if (!file.endsWith('.svg')) continue;
  const target = `${TARGET}/${file.replace('.svg', '.avif')}`;
  const { size } = await sharp(`${SOURCE}/${file}`).avif({ quality: 55, effort: 9 }).toFile(target);
  if (size > MAX_BYTES) throw new Error(`${target} has ${size} bytes, more than ${MAX_BYTES}`);
}

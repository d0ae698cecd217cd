import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DIRECTORY = 'assets/cars';
const EXTENSION = /\.png$/i;

const directory = join(process.cwd(), 'public', DIRECTORY);
const fileNames = new Map(
  (existsSync(directory) ? readdirSync(directory) : [])
    .filter((name) => EXTENSION.test(name))
    .map((name) => [brandKey(name.replace(EXTENSION, '')), name]),
);

/**
 * The path of a make's logo, or `null` when `public/assets/cars` had no file for it when this process started. A file is
 * named after the make in lower case, with or without accents, with `-` for a slash: `citroen.png` for CITROËN.
 */
export function brandLogo(make: string): string | null {
  const name = fileNames.get(brandKey(make));
  return name ? `/${DIRECTORY}/${encodeURIComponent(name)}` : null;
}

function brandKey(make: string): string {
  return make
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll('/', '-');
}

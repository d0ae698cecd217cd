import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'assets/cars';
const FILE = /\.png$/i;

const files = join(process.cwd(), 'public', FOLDER);
const fileNames = new Map(
  (existsSync(files) ? readdirSync(files) : [])
    .filter((name) => FILE.test(name))
    .map((name) => [brandKey(name.replace(FILE, '')), name]),
);

/**
 * Address of a make's logo, or `null` when there was no file for it in `public/assets/cars` at start. Files are named after
 * the make in lower case, with or without accents, with `-` for a slash: `citroen.png` for CITROËN.
 */
export function brandLogo(make: string): string | null {
  const name = fileNames.get(brandKey(make));
  return name ? `/${FOLDER}/${encodeURIComponent(name)}` : null;
}

function brandKey(make: string): string {
  return make
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll('/', '-');
}

import 'server-only';
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
 * Address of the logo of a make, or `null` when `public/assets/cars` held none as the site started. Its file is named
 * after the make in lower case; accents do not matter, and `-` stands for a slash: `citroen.png` is CITROËN's.
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

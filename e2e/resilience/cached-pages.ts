import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The file name of a completely written page. */
const COMPLETE = /[\da-f]{64}$/;

/** The files of a site's page cache, including incomplete ones. */
export function cacheFiles(dataDir: string): string[] {
  const pages = path.join(dataDir, 'pages');
  const found = existsSync(pages) ? readdirSync(pages, { recursive: true, encoding: 'utf8' }) : [];
  return found
    .filter((name) => path.basename(path.dirname(name)) === 'entries')
    .map((name) => path.join(pages, name));
}

/** The complete files of a site's page cache. */
export function cachedPages(dataDir: string): string[] {
  return cacheFiles(dataDir).filter((file) => COMPLETE.test(file));
}

/** Makes every cached page older by this many days. The site must not be running. */
export function agePages(dataDir: string, days: number): void {
  for (const file of cachedPages(dataDir)) {
    const stored = deserialize(readFileSync(file)) as { madeAt: number }; // lib/cache/entry.ts wrote it
    const madeAt = stored.madeAt - days * DAY_MS;
    writeFileSync(file, serialize({ ...stored, madeAt }));
    utimesSync(file, madeAt / 1000, madeAt / 1000);
  }
}

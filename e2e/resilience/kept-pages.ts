import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeEntry, encodeEntry } from '#lib/page-cache/entry-codec.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A page that is on disk as a whole. */
const WHOLE = /\.(?:once|again)$/;

/** The files in which a site keeps its pages, unfinished ones included. */
export function keptFiles(dataDir: string): string[] {
  const pages = path.join(dataDir, 'pages');
  const found = existsSync(pages) ? readdirSync(pages, { recursive: true, encoding: 'utf8' }) : [];
  return found
    .filter((name) => path.basename(path.dirname(name)) === 'entries')
    .map((name) => path.join(pages, name));
}

/** Those of them that are whole. */
export function keptPages(dataDir: string): string[] {
  return keptFiles(dataDir).filter((file) => WHOLE.test(file));
}

/** Makes every page that a site keeps look as if it had been rendered this much earlier. The site must not be running. */
export function agePages(dataDir: string, days: number): void {
  for (const file of keptPages(dataDir)) {
    const entry = decodeEntry(readFileSync(file));
    const lastModified = entry.lastModified - days * DAY_MS;
    writeFileSync(file, encodeEntry({ ...entry, lastModified }));
    utimesSync(file, lastModified / 1000, lastModified / 1000);
  }
}

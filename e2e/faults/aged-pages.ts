import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { decodeEntry, encodeEntry } from '../../lib/cache/entry-file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes every page that a site keeps on disk look as if it had been rendered this much earlier. The site must not be running. */
export function agePages(dataDir: string, days: number): void {
  const files = readdirSync(path.join(dataDir, 'pages'), { recursive: true, withFileTypes: true });
  for (const file of files)
    if (path.basename(file.parentPath) === 'entries') age(path.join(file.parentPath, file.name), days);
}

function age(file: string, days: number): void {
  const entry = decodeEntry(readFileSync(file));
  const lastModified = entry.lastModified - days * DAY_MS;
  writeFileSync(file, encodeEntry({ ...entry, lastModified }));
  utimesSync(file, lastModified / 1000, lastModified / 1000);
}

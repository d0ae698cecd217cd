import { chownSync, closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { log } from '#lib/platform/log.ts';
import { enquiryOfRow, type UndeliveredEnquiry } from './enquiry.ts';

/** SQLite numbers rows from 1, and starts again whenever the table becomes empty. */
const MAX_ROWS = 100_000;

/**
 * Renames a damaged database to `FILE.damaged-TIME`, with its journal, and puts an empty one in its place. It is not
 * deleted, because enquiries in it may still be readable (docs/runbook.md).
 * @param inode the number of the damaged file: another process may have replaced it by a new one already
 */
export function setDamagedFileAside(file: string, inode: number, error: unknown): void {
  const damaged = statSync(file, { throwIfNoEntry: false });
  if (damaged?.ino !== inode) return;
  const kept = `${file}.damaged-${Date.now()}`;
  const journal = `${file}-journal`;
  if (existsSync(journal)) renameSync(journal, `${kept}-journal`); // first: SQLite would apply it to the new file
  renameSync(file, kept);
  closeSync(openSync(file, 'a', damaged.mode));
  chownSync(file, damaged.uid, damaged.gid); // root may run `npm run outbox`; the site must be able to use the file
  log('error', 'queue.file-damaged', {
    file: resolve(kept),
    error,
    action: 'Enquiries in this file are not sent. "npm run outbox -- recover FILE" stores them again.',
  });
}

/**
 * The enquiries in a damaged database that can still be read, one by one. `immutable` ignores the journal, and
 * `writable_schema` lets SQLite open a file that is too short.
 * @throws Error when the file is no database
 */
export function readableEnquiries(file: string): UndeliveredEnquiry[] {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  const db = new DatabaseSync(url, { readOnly: true, defensive: false });
  try {
    db.exec('PRAGMA writable_schema = ON');
    const select = db.prepare('SELECT * FROM enquiries WHERE rowid = ?');
    const found: UndeliveredEnquiry[] = [];
    for (let id = 1; id <= MAX_ROWS; id += 1) {
      try {
        const row = select.get(id);
        if (row) found.push(enquiryOfRow(row));
      } catch {
        // a damaged one
      }
    }
    return found;
  } finally {
    db.close();
  }
}

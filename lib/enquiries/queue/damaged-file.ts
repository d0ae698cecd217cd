import { existsSync, renameSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { log } from '#lib/platform/log.ts';

/**
 * Renames a damaged database to `FILE.damaged-TIME`, with its journal, so that a new one can take its place. It is not
 * deleted, because enquiries in it may still be readable (docs/operations.md).
 * @param inode the number of the damaged file: another process may have replaced it by a new one already
 */
export function setDamagedFileAside(file: string, inode: number, error: unknown): void {
  if (statSync(file, { throwIfNoEntry: false })?.ino !== inode) return;
  const kept = `${file}.damaged-${Date.now()}`;
  const journal = `${file}-journal`;
  if (existsSync(journal)) renameSync(journal, `${kept}-journal`); // first: SQLite would apply it to the new file
  renameSync(file, kept);
  log('error', 'queue.file-damaged', {
    file: resolve(kept),
    error,
    action: 'Enquiries in this file are not sent. Read them with "sqlite3 FILE .recover", then delete it.',
  });
}

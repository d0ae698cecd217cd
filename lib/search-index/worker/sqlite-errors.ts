import { isDamagedFile, sqliteCode } from '#lib/platform/sqlite.ts';

const SQLITE_BUSY = 5;

/** Whether the error means that a file of the index is damaged. */
export function isDamage(error: unknown): boolean {
  return isDamagedFile(error) || error instanceof SyntaxError;
}

/** Whether the error means that another process has locked the file. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_BUSY;
}

/** What to log of an error, which may be any value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

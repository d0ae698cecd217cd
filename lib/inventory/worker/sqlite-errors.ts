const SQLITE_BUSY = 5;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26];

/** Whether the error means that a file of the index is damaged. */
export function isDamage(error: unknown): boolean {
  return DAMAGED.includes(codeOf(error)) || error instanceof SyntaxError;
}

/** Whether the error means that another process has locked the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === SQLITE_BUSY;
}

function codeOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

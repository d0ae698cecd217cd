/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26];

/** Whether an error says that a file of the index is damaged. */
export function isDamage(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) : 0;
  return DAMAGED.includes(code & 0xff) || error instanceof SyntaxError;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

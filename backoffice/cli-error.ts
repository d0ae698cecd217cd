/** A mistake that the person at the keyboard can correct. The message is one sentence, and all they see. */
export class CliError extends Error {
  override name = 'CliError';
}

/** @returns the message of whatever was thrown, and that of its cause, without a stack. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause === undefined ? thrown.message : `${thrown.message}: ${messageOf(thrown.cause)}`;
}

/** @returns the code that Node's own errors carry ('EADDRINUSE', 'ENOENT'), else ''. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
}

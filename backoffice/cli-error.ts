/** An error that the user of a command can correct. Only its message is shown, which is one sentence. */
export class CliError extends Error {
  override name = 'CliError';
}

/** The messages of an error and its causes, without a stack. */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause === undefined ? thrown.message : `${thrown.message}: ${errorMessage(thrown.cause)}`;
}

/** The code of an error of Node ('EADDRINUSE', 'ENOENT'), else ''. */
export function errorCode(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
}

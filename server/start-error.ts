import { EnvError } from '#lib/platform/env.ts';

/** Why the site cannot start, for the operator: a sentence, or one a line. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Prints the reason without a stack, and exits with 1. */
export function exitWithError(error: unknown): never {
  const isForOperator = error instanceof EnvError || error instanceof StartError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(isForOperator ? `${reason}\n` : `The site cannot start: ${reason}\n`);
  process.exit(1);
}

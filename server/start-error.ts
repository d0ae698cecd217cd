import { EnvError } from '#lib/platform/env.ts';

/** The reason why the site cannot start, in one sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Prints the reason in one sentence without a stack, and exits with 1. */
export function exitWithError(error: unknown): never {
  const isForOperator = error instanceof EnvError || error instanceof StartError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(isForOperator ? `${reason}\n` : `The site cannot start: ${reason}\n`);
  process.exit(1);
}

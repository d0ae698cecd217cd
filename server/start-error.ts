import { EnvError } from '#lib/platform/env.ts';

/** Why the site cannot start, in one sentence for whoever started it. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Ends this process with one sentence, never a stack. */
export function refuseToStart(error: unknown): never {
  const isForPeople = error instanceof EnvError || error instanceof StartError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(isForPeople ? `${reason}\n` : `The site cannot start: ${reason}\n`);
  process.exit(1);
}

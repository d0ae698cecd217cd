import { EnvError, readEnv } from '../lib/env.ts';
import { StartError } from './start-error.ts';

/** One sentence for whoever started the site, never a stack. */
function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof StartError) return error.message;
  return `The site cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  const env = readEnv(process.env);
  const { serve } = await import('./serve.ts'); // only now: parts of it read the environment while they are loaded
  await serve(env, { dev: process.argv.includes('--dev') });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

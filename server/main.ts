import { readEnv } from '#lib/platform/env.ts';
import { ignoreLogWriteErrors } from '#lib/platform/log.ts';
import { exitWithError } from './start-error.ts';

ignoreLogWriteErrors();
try {
  const env = readEnv(process.env);
  const { serve } = await import('./serve.ts'); // imported late: parts of it read the environment on load
  await serve(env, { dev: process.argv.includes('--dev') });
} catch (error) {
  exitWithError(error);
}

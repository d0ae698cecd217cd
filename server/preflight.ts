import { readEnv } from '#lib/platform/env.ts';
import { findPort } from './listen.ts';
import { exitWithError } from './start-error.ts';
import { requireStorage } from './storage-checks.ts';

/** Checks that the site can start on this machine, before time goes into a build. */
try {
  const env = readEnv(process.env);
  await requireStorage(env);
  if (env.isStrict) {
    const { checkForProduction } = await import('./production-checks.ts'); // imported only now: it reads the environment while it is loaded
    checkForProduction(env);
  }
  await findPort(env);
  if (env.metricsPort !== null)
    await findPort({ port: env.metricsPort, host: env.host, variable: 'METRICS_PORT' });
} catch (error) {
  exitWithError(error);
}

import { readDealer } from '#lib/dealer/dealer-file.ts';
import { readEnv } from '#lib/platform/env.ts';
import { findPort } from './listen.ts';
import { checkForProduction } from './production-checks.ts';
import { exitWithError } from './start-error.ts';
import { requireStorage } from './storage-checks.ts';

/** Checks that the site can start on this machine, before time goes into a build. */
try {
  const env = readEnv(process.env);
  await requireStorage(env);
  if (env.isTrial) readDealer(env.dealerFile);
  else checkForProduction(env, process.env);
  await findPort(env);
  if (env.metricsPort !== null)
    await findPort({ port: env.metricsPort, host: env.host, variable: 'METRICS_PORT' });
} catch (error) {
  exitWithError(error);
}

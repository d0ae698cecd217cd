import { createServer } from 'node:http';
import { readEnv } from '#lib/platform/env.ts';
import { listen } from './listen.ts';
import { requireDurableQueue } from './durable-queue.ts';
import { exitWithError } from './start-error.ts';
import { requireWritable } from './writable.ts';

/** Checks that the site can start on this machine, before time is spent on building it. */
try {
  const env = readEnv(process.env);
  await requireWritable(env.dataDir);
  await requireDurableQueue(env);
  if (env.isStrict) {
    const { checkTrialSettings } = await import('./trial-settings.ts'); // imported only now: it reads the environment while it is loaded
    checkTrialSettings(env);
  }
  const site = createServer();
  await listen(site, env);
  if (env.metricsPort !== null) {
    const metrics = createServer();
    await listen(metrics, { port: env.metricsPort, host: env.host, variable: 'METRICS_PORT' });
    metrics.close();
  }
  site.close();
} catch (error) {
  exitWithError(error);
}

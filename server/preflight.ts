import { createServer } from 'node:http';

import { readEnv } from '#lib/platform/env.ts';
import { listen } from './listen.ts';
import { refuseToStart } from './start-error.ts';
import { requireWritable } from './writable.ts';

/** Whether the site could start here, before time is spent on building it. */
try {
  const env = readEnv(process.env);
  await requireWritable(env.dataDir);
  if (env.isStrict) {
    const { checkTrialSettings } = await import('./trial-settings.ts'); // only now: it reads the environment while it is loaded
    checkTrialSettings(env);
  }
  const server = createServer();
  await listen(server, env);
  server.close();
} catch (error) {
  refuseToStart(error);
}

import { createServer } from 'node:http';

import { readEnv } from '../lib/env.ts';
import { listen } from './listen.ts';
import { refuseToStart } from './start-error.ts';

/** Whether the site could start here, before time is spent on building it. */
try {
  const env = readEnv(process.env);
  const server = createServer();
  await listen(server, env);
  server.close();
} catch (error) {
  refuseToStart(error);
}

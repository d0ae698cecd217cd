import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';

import { checkBackoffice } from '#lib/backoffice/transport/health-check.ts';
import { backofficeHealth } from '#lib/backoffice/transport/health.ts';
import type { Env } from '#lib/platform/env.ts';
import { stopQueue } from '#lib/enquiries/queue/stop-queue.ts';
import { drainable } from './drain.ts';
import { startEmbeddedBackoffice } from './embedded-backoffice.ts';
import { listen, ownOrigin } from './listen.ts';
import { openAnswers } from './in-flight-responses.ts';
import type { Handle } from './request-handler.ts';
import { endWithSteps, type Step } from './shutdown.ts';
import { StartError } from './start-error.ts';
import { requireWritable } from './writable.ts';

type Options = { dev: boolean };

/** A visitor on a slow line is not a fault; a connection that never finishes its request, or never reads its answer, is. */
const CONNECTIONS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  requireHostHeader: false, // Node's own refusal would lack the headers of every other answer
};
const SILENCE_MS = 120_000;

/**
 * Opens the port first, so that a taken one costs nothing; requests wait until everything behind it is ready.
 * @throws StartError
 */
export async function serve(env: Env, { dev }: Options): Promise<void> {
  const ready = Promise.withResolvers<Handle>();
  // Next's browser code speaks by websocket in development only; elsewhere such a request is one like any other
  const server = createServer({ ...CONNECTIONS, shouldUpgradeCallback: () => dev }, (request, response) => {
    void ready.promise.then((handle) => handle(request, response));
  });
  server.setTimeout(SILENCE_MS);
  server.on('checkExpectation', (...asked) => server.emit('request', ...asked)); // nothing is expected in vain
  const open = openAnswers(server);
  const drain = drainable(server, open);
  const port = await listen(server, env);
  if (!dev && !existsSync('.next/BUILD_ID'))
    throw new StartError('The site is not built: npm start does it.');
  await requireWritable(env.dataDir);
  const steps: Step[] = [];
  endWithSteps(steps);

  const backofficeUrl = env.backofficeUrl ?? (await embedBackoffice(env, port, steps));
  settle({ BACKOFFICE_URL: backofficeUrl, PORT: String(port), NODE_ENV: dev ? 'development' : 'production' });

  // only now: they read the environment while they are loaded
  const { checkTrialSettings } = await import('./trial-settings.ts');
  if (!dev) checkTrialSettings(env);
  const { openSite } = await import('./site.ts');
  const [site] = await Promise.all([openSite({ server, open, port, dev }), checkBackoffice(backofficeUrl)]);
  steps.push(() => site.close(), stopQueue, drain);
  ready.resolve(site.handle);
  announce({
    site: ownOrigin(env.host, port).replace('//127.0.0.1:', '//localhost:'),
    backoffice: `${backofficeUrl}${backofficeHealth(Date.now()) === 'up' ? '' : ' (does not answer yet)'}`,
    data: resolve(env.dataDir),
    runtime: `Node ${process.version} (${process.execPath})`,
  });
}

/** @returns its address. */
async function embedBackoffice(env: Env, port: number, steps: Step[]): Promise<string> {
  const revalidateSecret = env.revalidateSecret ?? randomBytes(24).toString('base64url');
  const backoffice = await startEmbeddedBackoffice({
    dataDir: env.dataDir,
    webhookUrl: `${ownOrigin(env.host, port)}/api/revalidate`,
    revalidateSecret,
  });
  steps.push(() => backoffice.stop());
  settle({ REVALIDATE_SECRET: revalidateSecret });
  return backoffice.url;
}

/** What Next and the site's own code read later. */
function settle(variables: Record<string, string>): void {
  Object.assign(process.env, variables);
}

function announce(places: Record<string, string>): void {
  const lines = Object.entries(places).map(([what, where]) => `  ${what.padEnd(12)}${where}`);
  process.stdout.write(`\nThe dealership is open.\n\n${lines.join('\n')}\n\nCtrl-C ends it.\n\n`);
}

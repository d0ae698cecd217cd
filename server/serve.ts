import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { backofficeHealth, checkHealth } from '#lib/backoffice/transport/health.ts';
import type { Env } from '#lib/platform/env.ts';
import { trackConnections } from './connections.ts';
import { startEmbeddedBackoffice } from './embedded-backoffice.ts';
import { findPort, listen, ownOrigin } from './listen.ts';
import type { Metrics, Readings } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { answerProbe } from './probes.ts';
import type { RequestHandler } from './request-handler.ts';
import { stripOrigin } from './request-line.ts';
import { measureRequests } from './request-metrics.ts';
import { checkForProduction } from './production-checks.ts';
import { pictureSecret } from './picture-secret.ts';
import { inParallel, shutDownOnSignal, type Step } from './shutdown.ts';
import { SiteResponse } from './site-response.ts';
import { StartError } from './start-error.ts';
import { requireStorage } from './storage-checks.ts';

type Options = { dev: boolean };

/**
 * Slow visitors are served, but a connection that never finishes its request or never reads the response is closed. A form
 * has at most 64 KB, and keeps its place from others until it has arrived.
 */
const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  optimizeEmptyRequests: true, // do not open and drain a stream for a request without a body
  requireHostHeader: false, // invalidRequest checks it, and answers with the security headers
};
const IDLE_TIMEOUT_MS = 120_000;

/**
 * Starts the site. A taken port is reported at once, but the site listens only when Next is ready: until then a load
 * balancer whose connections are refused uses another site.
 * @throws StartError, EnvError
 */
export async function serve(env: Env, { dev }: Options): Promise<void> {
  const steps: Step[] = [];
  const shutdown = shutDownOnSignal(steps, { delaySeconds: env.shutdownDelaySeconds });
  let handle: RequestHandler | null = null;
  let readings: Partial<Readings> = {};
  const options = {
    ...CONNECTION_LIMITS,
    ServerResponse: SiteResponse,
    shouldUpgradeCallback: () => dev, // only the development client of Next uses a websocket
  };
  function onRequest(request: IncomingMessage, response: SiteResponse): void {
    if (answerProbe(request, response, env, () => handle !== null && !shutdown.isStopping())) return;
    if (handle) void handle(request, response);
    else response.writeHead(503).end();
  }
  const metrics = env.metricsPort === null ? null : await openMetrics(() => readings);
  const answer = metrics ? measureRequests(onRequest, metrics) : onRequest;
  const server = createServer<typeof IncomingMessage, typeof SiteResponse>(options);
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.on('checkExpectation', (...asked) => server.emit('request', ...asked)); // any Expect header but 100-continue is ignored
  const { inFlight, drain } = trackConnections(server);
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return;
    if (request.method !== 'POST') request.resume(); // an unread body would wait in memory, with a Buffer for each chunk
    stripOrigin(request);
    answer(request, response);
  });
  // a port chosen by the system is occupied at once: nobody knows it yet, and another process might take it
  const port = env.port === 0 ? await listen(server, env) : await findPort(env);
  const metricsServer =
    metrics && (await serveMetrics(metrics, { port: env.metricsPort ?? 0, host: env.host }));
  if (metricsServer) steps.push(() => metricsServer.close());
  if (!dev && !existsSync('.next/BUILD_ID'))
    throw new StartError('The site is not built: npm start does it.');
  await requireStorage(env);
  if (!dev) checkForProduction(env, process.env);

  const backofficeUrl = env.backofficeUrl ?? (await embedBackoffice(env, port, steps));
  exportEnv({
    BACKOFFICE_URL: backofficeUrl,
    PORT: String(port),
    PICTURE_SECRET: await pictureSecret(env),
    NODE_ENV: dev ? 'development' : 'production',
  });

  // imported only now, because these modules read the environment when they are loaded
  const { openSite } = await import('./site.ts');
  const [site] = await Promise.all([openSite({ server, inFlight, port, dev }), checkHealth(backofficeUrl)]);
  steps.push(
    () => site.close(),
    () => inParallel(site.stops),
    drain,
  );
  handle = site.handle;
  readings = site.readings;
  if (!server.listening) await listen(server, { port, host: env.host });
  printAddresses({
    site: ownOrigin(env.host, port).replace('//127.0.0.1:', '//localhost:'),
    backoffice: `${backofficeUrl}${backofficeHealth() === 'up' ? '' : ' (does not answer yet)'}`,
    data: resolve(env.dataDir),
    ...(metricsServer && { metrics: `${ownOrigin(env.host, metricsServer.port)}/metrics` }),
    runtime: `Node ${process.version} (${process.execPath})`,
  });
}

/** @returns the address of the embedded backoffice. */
async function embedBackoffice(env: Env, port: number, steps: Step[]): Promise<string> {
  const revalidateSecret = env.revalidateSecret ?? randomBytes(24).toString('base64url');
  const backoffice = await startEmbeddedBackoffice({
    dataDir: env.dataDir,
    webhookUrl: `${ownOrigin(env.host, port)}/api/revalidate`,
    revalidateSecret,
  });
  steps.push(() => backoffice.stop());
  exportEnv({ REVALIDATE_SECRET: revalidateSecret });
  return backoffice.url;
}

/** Imports the metrics only when METRICS_PORT is set, because their library is large. */
async function openMetrics(readings: () => Partial<Readings>): Promise<Metrics> {
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics(readings);
}

/** Sets variables for modules that are imported later and read the environment when they are loaded. */
function exportEnv(variables: Record<string, string>): void {
  Object.assign(process.env, variables);
}

function printAddresses(addresses: Record<string, string>): void {
  const lines = Object.entries(addresses).map(([name, address]) => `  ${name.padEnd(12)}${address}`);
  process.stdout.write(`\nThe site is running.\n\n${lines.join('\n')}\n\nPress Ctrl-C to stop it.\n\n`);
}

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { circuitStates } from '#lib/backoffice/transport/breaker.ts';
import { watchedHealth } from '#lib/backoffice/transport/health.ts';
import { destinationOf } from '#lib/domain/page-address.ts';
import { yearInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { addressOfWords, type WordSearch } from '#lib/domain/word-search/words-address.ts';
import { checkMailServer } from '#lib/enquiries/queue/alert-channels.ts';
import { queueHealth, startEnquiryQueues, stopEnquiryQueues } from '#lib/enquiries/queue/open-queue.ts';
import { siteInventory, stopInventory } from '#lib/inventory/open-inventory.ts';
import { INVENTORY_LOOKUP, inventoryHealth } from '#lib/inventory/queries.ts';
import { openPageCache } from '#lib/cache/open-page-cache.ts';
import { INLINE_SCRIPT_FILE, rewriteHtml } from '#lib/page-html/rewrite-html.ts';
import { styleSheets } from '#lib/page-html/style-sheets.ts';
import { openPictures } from '#lib/pictures/picture-optimiser.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import { env } from '#lib/platform/env.ts';
import { inRender, PageRender } from '#lib/platform/page-render.ts';
import { redis } from '#lib/platform/redis.ts';
import { provideServices } from '#lib/services.ts';
import { subscribeToWebhooks, syncIfMissed } from '#lib/webhook/receive-webhook.ts';
import type { Site } from '#lib/page-html/content-security-policy.ts';
import { cachedPages, type ServePage } from './cached-pages.ts';
import { captureConsole } from './capture-console.ts';
import { answerClientErrors } from './client-errors.ts';
import type { InFlightResponses } from './connections.ts';
import { copyStaticFiles } from './copy-static-files.ts';
import type { Readings } from './metrics.ts';
import { type NextHandler, pageRenderer } from './page-renderer.ts';
import { requestHandler, type RequestHandler } from './request-handler.ts';
import { pictureServer } from './serve-picture.ts';
import { routeServices } from './route-services.ts';
import { staticFiles } from './static-files.ts';

type Options = { server: Server; inFlight: InFlightResponses; port: number; dev: boolean };

const BUILD = '.next';

/**
 * Opens and starts everything of this process that has state, provides the routes with it, and starts Next behind the
 * request handler. Import this module only when `process.env` is complete: Next, the dealership and many services read it
 * when they are loaded.
 */
export async function openSite({ server, inFlight, port, dev }: Options): Promise<{
  handle: RequestHandler;
  readings: Readings;
  /** Each stops a service. */
  stops: (() => Promise<void>)[];
  /** Stops Next. */
  close(): Promise<void>;
}> {
  const { siteUrl, backofficeUrl, dataDir, pictureSecret } = env();
  if (pictureSecret === null) throw new Error('PICTURE_SECRET is not set'); // server/serve.ts sets it
  const site = { siteUrl, backofficeUrl };
  answerClientErrors(server, inFlight, site);
  if (!dev) captureConsole();

  const app = next({ dev, port, httpServer: server, quiet: !dev }); // instrumentation.ts logs what fails
  const renderWithNext = app.getRequestHandler();
  const cache = openPageCache({
    buildId: dev ? 'development' : readBuild('BUILD_ID').trim(),
    dealer: DEALER,
    redis: redis(),
    onMissed: (missed) => void syncIfMissed(missed),
  });
  provideServices(routeServices(cache));

  const [earlierBuilds, stops] = await Promise.all([
    dev ? [] : copyStaticFiles(dataDir),
    start(),
    app.prepare(),
  ]);
  const handle = requestHandler(renderWithNext, {
    dev,
    site,
    servePicture: pictureServer({ optimiser: openPictures(), site, secret: pictureSecret }),
    servePage: dev
      ? developmentPages(renderWithNext)
      : cachedPages({
          cache,
          site,
          render: buildRenderer(renderWithNext, site),
          addressOfWords: inInventory,
        }),
    serveFile: dev ? () => false : staticFiles(earlierBuilds),
  });
  return {
    handle,
    readings: {
      backoffice: watchedHealth,
      circuits: circuitStates,
      queue: queueHealth,
      inventory: inventoryHealth,
      pageCache: cache,
    },
    stops,
    close: () => app.close(),
  };

  /**
   * Starts tracing if it is configured, the sync of the inventory, the subscription to webhooks of other instances, and the
   * delivery of enquiries that an earlier process stored.
   * @returns what stops them
   */
  async function start(): Promise<(() => Promise<void>)[]> {
    const running = [stopInventory, stopEnquiryQueues];
    if (env().tracesEndpoint !== null) {
      const { startTracing } = await import('./tracing.ts');
      running.push(startTracing());
    }
    await siteInventory().sync.start();
    subscribeToWebhooks((tags) => cache.invalidate(tags));
    await startEnquiryQueues();
    void checkMailServer(env());
    return running;
  }
}

function readBuild(file: string): string {
  return readFileSync(join(BUILD, file), 'utf8');
}

function buildRenderer(renderWithNext: NextHandler, site: Site) {
  const readStyleSheet = styleSheets(join(BUILD, 'static'));
  const inlineScript = readBuild(INLINE_SCRIPT_FILE);
  return pageRenderer({
    next: renderWithNext,
    site,
    rewriteHtml: (html, structuredData) =>
      rewriteHtml(html, { readStyleSheet, inlineScript, structuredData }),
  });
}

/** In development every request is Next's own, since its tools need it. Only redirects are the site's. */
function developmentPages(renderWithNext: NextHandler): ServePage {
  return async function serve(request, response) {
    const destination = await destinationOf(request.url ?? '', inInventory);
    if (destination === null) return false;
    if ('redirect' in destination) response.sendRedirect(destination);
    else await inRender(new PageRender(destination.page), () => renderWithNext(request, response));
    return true;
  };
}

function inInventory(search: WordSearch): Promise<string | null> {
  return addressOfWords(search, INVENTORY_LOOKUP, yearInMauritius(new Date()));
}

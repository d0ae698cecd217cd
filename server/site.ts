import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { destinationOf } from '#lib/domain/page-address.ts';
import { optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import { yearInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { addressOfWords, type WordSearch } from '#lib/domain/word-search/words-address.ts';
import { INVENTORY_LOOKUP } from '#lib/inventory/queries.ts';
import { HYDRATION_SCRIPT_FILE } from '#lib/page-cache/hydrate-on-interaction.ts';
import { rewriteHtml } from '#lib/page-cache/rewrite-html.ts';
import { styleSheets } from '#lib/page-cache/style-sheets.ts';
import { env } from '#lib/platform/env.ts';
import { inRender, PageRender } from '#lib/platform/page-render.ts';
import type { Site } from '#lib/page-cache/content-security-policy.ts';
import { cachedPages, type ServePage } from './cached-pages.ts';
import { captureConsole } from './capture-console.ts';
import { answerClientErrors } from './client-errors.ts';
import type { InFlightResponses } from './connections.ts';
import { copyStaticFiles } from './copy-static-files.ts';
import { type NextHandler, pageRenderer } from './page-renderer.ts';
import { requestHandler, type RequestHandler } from './request-handler.ts';
import { pictureServer } from './serve-picture.ts';
import { openServices, type Readings } from './services.ts';
import { spacedStarts } from './spaced-starts.ts';
import { staticFiles } from './static-files.ts';

type Options = { server: Server; inFlight: InFlightResponses; port: number; dev: boolean };

const BUILD = '.next';

/**
 * Starts Next behind the request handler. Import this module only when `process.env` is complete: Next, the dealer
 * configuration and the page cache read it when they are loaded.
 */
export async function openSite({ server, inFlight, port, dev }: Options): Promise<{
  handle: RequestHandler;
  readings: Readings;
  /** Each stops a service. */
  stops: (() => Promise<void>)[];
  /** Stops Next. */
  close(): Promise<void>;
}> {
  const { siteUrl, backofficeUrl, dataDir } = env();
  const site = { siteUrl, backofficeUrl };
  answerClientErrors(server, inFlight, site);
  if (!dev) captureConsole();

  const app = next({ dev, port, httpServer: server, quiet: !dev }); // instrumentation.ts logs what fails
  const renderWithNext = app.getRequestHandler();
  const build = dev
    ? null
    : { id: readBuild('BUILD_ID').trim(), render: buildRenderer(renderWithNext, site) };
  const { pictures, pageCache, readings, start } = openServices(build);
  const [earlierBuilds, stops] = await Promise.all([
    dev ? [] : copyStaticFiles(dataDir),
    start(),
    app.prepare(),
  ]);
  const handle = requestHandler(renderWithNext, {
    dev,
    site,
    servePicture: pictureServer({ pictures: optimisedPictures(env()), site, ...pictures }),
    servePage:
      build && pageCache
        ? cachedPages({ cache: pageCache, site, render: build.render, addressOfWords: inInventory })
        : developmentPages(renderWithNext),
    serveFile: dev ? () => false : staticFiles(earlierBuilds),
  });
  return { handle, readings, stops, close: () => app.close() };
}

function readBuild(file: string): string {
  return readFileSync(join(BUILD, file), 'utf8');
}

function buildRenderer(renderWithNext: NextHandler, site: Site) {
  const readStyleSheet = styleSheets(join(BUILD, 'static'));
  const hydrationScript = readBuild(HYDRATION_SCRIPT_FILE);
  return pageRenderer({
    next: renderWithNext,
    site,
    rewriteHtml: (html, structuredData) =>
      rewriteHtml(html, { readStyleSheet, hydrationScript, structuredData }),
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

const waitForTurn = spacedStarts();

async function inInventory(search: WordSearch): Promise<string | null> {
  await waitForTurn(); // the words of one search may take 20 ms
  return addressOfWords(search, INVENTORY_LOOKUP, yearInMauritius(new Date()));
}

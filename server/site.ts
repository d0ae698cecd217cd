import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import { yearInMauritius } from '#lib/domain/text/format.ts';
import { addressOfWords, type WordSearch } from '#lib/domain/word-search/words-address.ts';
import { INVENTORY_LOOKUP } from '#lib/search-index/inventory.ts';
import {
  currentPageCache,
  setPageCache,
  tellMissedInvalidations,
} from '#lib/page-cache/current-page-cache.ts';
import { HYDRATION_SCRIPT_FILE } from '#lib/page-cache/hydrate-on-interaction.ts';
import { openPageCache } from '#lib/page-cache/open-page-cache.ts';
import { rewriteHtml } from '#lib/page-cache/rewrite-html.ts';
import { styleSheets } from '#lib/page-cache/style-sheets.ts';
import { openPictures } from '#lib/pictures/process-pictures.ts';
import { env } from '#lib/platform/env.ts';
import { redis } from '#lib/platform/redis.ts';
import { cachedPages, type ServePage } from './cached-pages.ts';
import { captureConsole } from './capture-console.ts';
import { answerClientErrors } from './client-errors.ts';
import type { InFlightResponses } from './connections.ts';
import { developmentPages } from './development-pages.ts';
import { copyStaticFiles } from './copy-static-files.ts';
import { type NextHandler, pageRenderer } from './page-renderer.ts';
import { requestHandler, type RequestHandler } from './request-handler.ts';
import type { Site } from './security-headers.ts';
import { pictureServer } from './serve-picture.ts';
import { provideReadings } from './service-readings.ts';
import { staticFiles } from './static-files.ts';

type Options = { server: Server; inFlight: InFlightResponses; port: number; dev: boolean };

const BUILD = '.next';

/**
 * Starts Next behind the request handler. Import this module only when `process.env` is complete: Next, the dealer
 * configuration and the page cache read it when they are loaded.
 */
export async function openSite({ server, inFlight, port, dev }: Options): Promise<{
  handle: RequestHandler;
  close(): Promise<void>;
}> {
  const { siteUrl, backofficeUrl, dataDir } = env();
  const site = { siteUrl, backofficeUrl };
  answerClientErrors(server, inFlight, site);
  if (!dev) captureConsole();

  const servePicture = pictureServer({ pictures: optimisedPictures(env()), ...openPictures() });
  const app = next({ dev, port, httpServer: server, quiet: !dev }); // instrumentation.ts logs what fails
  const [earlierBuilds] = await Promise.all([dev ? [] : copyStaticFiles(dataDir), app.prepare()]);
  provideReadings({ pageCache: currentPageCache });
  const renderWithNext = app.getRequestHandler();
  const handle = requestHandler(renderWithNext, {
    dev,
    site,
    servePicture,
    servePage: dev ? developmentPages(renderWithNext, inInventory) : openPages(renderWithNext, site),
    serveFile: dev ? () => false : staticFiles(earlierBuilds),
  });
  return { handle, close: () => app.close() };
}

function openPages(renderWithNext: NextHandler, site: Site): ServePage {
  const readStyleSheet = styleSheets(join(BUILD, 'static'));
  const hydrationScript = readFileSync(join(BUILD, HYDRATION_SCRIPT_FILE), 'utf8');
  const render = pageRenderer({
    next: renderWithNext,
    site,
    rewriteHtml: (html) => rewriteHtml(html, { readStyleSheet, hydrationScript }),
  });
  const cache = openPageCache({
    dataDir: env().dataDir,
    buildId: readFileSync(join(BUILD, 'BUILD_ID'), 'utf8').trim(),
    redis: redis(),
    render,
    onMissed: tellMissedInvalidations,
  });
  setPageCache(cache);
  return cachedPages({ cache, site, render, addressOfWords: inInventory });
}

function inInventory(search: WordSearch): Promise<string | null> {
  return addressOfWords(search, INVENTORY_LOOKUP, yearInMauritius(new Date()));
}

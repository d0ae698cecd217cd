import type { Server } from 'node:http';
import next from 'next';
import { env } from '#lib/platform/env.ts';
import { currentPageCache } from '#lib/page-cache/page-cache-registry.ts';
import { optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import { openPictures } from '#lib/pictures/process-pictures.ts';
import { captureConsole } from './capture-console.ts';
import { answerClientErrors } from './client-errors.ts';
import type { InFlightResponses } from './connections.ts';
import { keepStaticFiles } from './kept-static-files.ts';
import { pageFront } from './page-front.ts';
import { requestHandler, type RequestHandler } from './request-handler.ts';
import { pictureServer } from './serve-picture.ts';
import { provideReadings } from './service-readings.ts';
import { staticFiles } from './static-files.ts';

type Options = { server: Server; inFlight: InFlightResponses; port: number; dev: boolean };

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
  const [earlierBuilds] = await Promise.all([dev ? [] : keepStaticFiles(dataDir), app.prepare()]);
  provideReadings({ pageCache: currentPageCache });
  const servePage = pageFront(currentPageCache, site);
  const handle = requestHandler(app.getRequestHandler(), {
    dev,
    site,
    servePicture,
    servePage,
    serveFile: dev ? () => false : staticFiles(earlierBuilds),
  });
  return { handle, close: () => app.close() };
}

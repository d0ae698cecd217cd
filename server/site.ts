import type { Server } from 'node:http';

import next from 'next';

import { env } from '#lib/platform/env.ts';
import { optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import { logForeignWords } from './capture-console.ts';
import type { OpenAnswers } from './in-flight-responses.ts';
import { requestHandler, type Handle } from './request-handler.ts';
import { answerUnreadable } from './client-errors.ts';

type Options = { server: Server; open: OpenAnswers; port: number; dev: boolean };

/**
 * Next with all that stands before it. To be loaded when the environment is settled: Next, the dealership and the page
 * cache look at it at once.
 */
export async function openSite({ server, open, port, dev }: Options): Promise<{
  handle: Handle;
  close(): Promise<void>;
}> {
  const { siteUrl, backofficeUrl } = env();
  const site = { siteUrl, backofficeUrl };
  answerUnreadable(server, open, site);
  if (!dev) logForeignWords();

  const app = next({ dev, port, httpServer: server, quiet: !dev }); // instrumentation.ts logs what fails
  await app.prepare();
  const pictures = optimisedPictures(env());
  const handle = requestHandler(app.getRequestHandler(), { dev, site, pictures });
  return { handle, close: () => app.close() };
}

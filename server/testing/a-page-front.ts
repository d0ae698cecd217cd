import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PageCache } from '#lib/page-cache/page-cache.ts';
import { start } from '#lib/page-cache/testing/a-page-cache.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { pageFront } from '#server/page-front.ts';
import { SiteResponse } from '#server/site-response.ts';

const SITE = { siteUrl: 'https://cars.example', backofficeUrl: null };

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

/** A server that answers 599 when the page front does not answer. */
export async function withFront(
  test: (ask: Ask, cache: PageCache, clock: { now: number }) => Promise<void>,
): Promise<void> {
  await withTempDirectory(async (directory) => {
    const { cache, clock } = start(directory, { at: Date.now() });
    const handle = pageFront(() => cache, SITE);
    const server = createServer<typeof IncomingMessage, typeof SiteResponse>(
      { ServerResponse: SiteResponse },
      (asked, response) =>
        void Promise.resolve(handle(asked, response)).then(
          (isSent) => isSent || response.writeHead(599).end('Next'),
        ),
    );
    server.listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // a server on a port has this kind
    try {
      await test((path, headers, method) => ask(port, path, headers, method), cache, clock);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}

/** Uses Node's client, which does not decompress the body. */
async function ask(port: number, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const asking = request({ port, path, headers, method, agent: false }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage]; // the event's one argument
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

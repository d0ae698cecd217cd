import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { start } from '#lib/cache/testing/a-cache.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { cachedPages } from '#server/cached-pages.ts';
import { SiteResponse } from '#server/site-response.ts';

const SITE = { siteUrl: 'https://cars.example', backofficeUrl: null };

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type CachedSite = Pick<ReturnType<typeof start>, 'cache' | 'clock' | 'renderer'> & {
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
};

/** A server of cached pages that answers 599 when a request is for no page. A search for "blue" leads to blue cars. */
export async function withCachedSite(test: (site: CachedSite) => Promise<void>): Promise<void> {
  await withTempDirectory(async (directory) => {
    const { cache, clock, renderer } = start(directory, { at: Date.now() });
    const serve = cachedPages({
      cache,
      site: SITE,
      render: (address) => renderer.render(address),
      addressOfWords: (search) => Promise.resolve(search.words === 'blue' ? '/search?color=Blue' : null),
    });
    const server = createServer<typeof IncomingMessage, typeof SiteResponse>(
      { ServerResponse: SiteResponse },
      (asked, response) =>
        void Promise.resolve(serve(asked, response)).then(
          (isSent) => isSent || response.writeHead(599).end(),
        ),
    );
    server.listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // a server on a port has this kind
    try {
      await test({
        ask: (path, headers, method) => ask(port, path, headers, method),
        cache,
        clock,
        renderer,
      });
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

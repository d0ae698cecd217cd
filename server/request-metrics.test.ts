import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { listen } from './listen.ts';
import { measureRequests } from './request-metrics.ts';
import { SiteResponse } from './site-response.ts';

type Handle = Parameters<typeof measureRequests>[0];

/** What is measured while `visit` runs against a server with this handler: route, status and whether it took time. */
async function measuredBy(handle: Handle, visit: (port: number) => Promise<unknown>): Promise<unknown[]> {
  const observed: [string, number, boolean][] = [];
  const measured = Promise.withResolvers<void>();
  const onRequest = measureRequests(handle, {
    observeRequest(route, status, seconds) {
      observed.push([route, status, seconds > 0]);
      measured.resolve();
    },
  });
  const server = createServer<typeof IncomingMessage, typeof SiteResponse>(
    { ServerResponse: SiteResponse },
    onRequest,
  );
  const port = await listen(server, { port: 0 });
  await visit(port);
  await measured.promise;
  server.close();
  server.closeAllConnections();
  return observed;
}

function get(path: string) {
  return (port: number) => fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());
}

test('a cached page is measured by route and status', async () => {
  const observed = await measuredBy(
    (_request, response) => response.sendComplete(304, []),
    get('/car/ABC-1?utm_source=x'),
  );
  expect(observed).toEqual([['/car/*', 304, true]]);
});

test('a picture sent by Next is measured by the status sent and the address requested', async () => {
  const observed = await measuredBy((asked, response) => {
    asked.url = '/i/640/x.jpg';
    response.applyRules({ siteUrl: 'https://cars.example', backofficeUrl: null });
    setImmediate(() => {
      response.writeHead(404).end('missing');
    });
  }, get('/i/640/gone.jpg'));
  expect(observed).toEqual([['/i/*', 404, true]]);
});

test('a client that disconnects before the response is a 499', async () => {
  const arrived = Promise.withResolvers<void>();
  const observed = await measuredBy(
    () => arrived.resolve(),
    async (port) => {
      const asking = request({ port, path: '/search' }).end();
      await arrived.promise;
      asking.destroy();
      await once(asking, 'error');
    },
  );
  expect(observed).toEqual([['/search', 499, true]]);
});

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './listen.ts';
import { answerProbe } from './probes.ts';
import { SiteResponse } from './site-response.ts';

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** A server on which everything that is no probe is a 599. */
async function withProbes(isReady: boolean, test: (ask: Ask) => Promise<void>): Promise<void> {
  const server = createServer<typeof IncomingMessage, typeof SiteResponse>(
    { ServerResponse: SiteResponse },
    (request, response) => {
      const isAnswered = answerProbe(
        request,
        response,
        { siteUrl: 'https://cars.example', backofficeUrl: null },
        () => isReady,
      );
      if (!isAnswered) response.writeHead(599).end();
    },
  );
  const port = await listen(server, { port: 0 });
  try {
    await test((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init));
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

test.each([
  [true, '/api/health/live', 200],
  [true, '/api/health/ready', 200],
  [true, '/api/health/ready?from=nginx', 200],
  [false, '/api/health/live', 200],
  [false, '/api/health/ready', 503],
])('with a readiness of %p, %s is answered by %i', (isReady, path, status) =>
  withProbes(isReady, async (ask) => {
    expect((await ask(path)).status).toBe(status);
    expect((await ask(path, { method: 'HEAD' })).status).toBe(status);
  }),
);

test('a probe is not cached and has the security headers', () =>
  withProbes(true, async (ask) => {
    const { headers } = await ask('/api/health/live');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'strict-transport-security': expect.any(String) as string,
      'x-content-type-options': 'nosniff',
    });
  }));

test.each([
  ['GET', '/api/health'],
  ['GET', '/api/health/'],
  ['GET', '/api/health/live/now'],
  ['POST', '/api/health/live'],
])('%s %s is no probe', (method, path) =>
  withProbes(true, async (ask) => {
    expect((await ask(path, { method })).status).toBe(599);
  }),
);

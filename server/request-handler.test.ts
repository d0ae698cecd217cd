import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { bufferedRequest } from './buffered-response.ts';
import { replaceFailures } from './failure-response.ts';
import type { NextHandler } from './page-renderer.ts';
import { requestHandler } from './request-handler.ts';
import { SiteResponse } from './site-response.ts';

type NextAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** The handler of a site all of whose requests are for Next. */
function handlerOf(next: NextHandler) {
  return requestHandler(next, {
    dev: false,
    site: { siteUrl: 'https://cars.example', backofficeUrl: null },
    servePicture: () => false,
    servePage: () => Promise.resolve(false),
    serveFile: () => false,
  });
}

/** Requests a path from a server on which `answer` answers in place of Next. */
async function ask(
  answer: NextAnswer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const handle = handlerOf((request, response) => Promise.resolve(answer(request, response)));
  const server = createServer<typeof IncomingMessage, typeof SiteResponse>(
    { ServerResponse: SiteResponse },
    (request, response) => void handle(request, response),
  );
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has this kind
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return new Response(await response.text(), response);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function blankFailure(_: IncomingMessage, response: ServerResponse) {
  response.setHeader('cache-control', 'public, max-age=60');
  response.statusCode = 500;
  response.end('Internal Server Error');
}

function streamedFailure(_: IncomingMessage, response: ServerResponse) {
  response.statusCode = 500;
  response.write('Internal ');
  response.write('Server ');
  response.end('Error');
}

function compressedFailure(_: IncomingMessage, response: ServerResponse) {
  response.statusCode = 500;
  response.writeHead(500, { 'content-encoding': 'gzip' });
  createGzip().pipe(response);
}

test.each([
  ['ends at once', blankFailure],
  ['is streamed', streamedFailure],
  ['is compressed', compressedFailure],
])('a page that cannot be rendered is a readable 503 when the failure %s', async (_, failure) => {
  const response = await ask(failure, '/car/ABC-1');
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^\d+$/) as string,
    'x-robots-tag': 'noindex',
  });
  const page = await response.text();
  expect(page).toContain('Try again');
  expect(page).toContain('tel:');
  expect(page).not.toContain('Internal Server Error');
});

/** Requests a path from a server whose handler calls `answer` after the deadline, a millisecond. */
async function askLate(path: string, answer: (response: SiteResponse) => void): Promise<Response> {
  const options = { ServerResponse: SiteResponse };
  const server = createServer<typeof IncomingMessage, typeof SiteResponse>(options, (request, response) => {
    replaceFailures(request, response, 1);
    setTimeout(() => answer(response), 50);
  });
  server.listen(0).unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has this kind
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close', accept: 'text/html' } });
}

test('a file that has not begun at the deadline is the same 503, and the later output of Next is dropped', async () => {
  captureLog();
  const answered = Promise.withResolvers<unknown>();
  const response = await askLate('/feeds/blogs.atom', (late) => {
    late.writeHead(200, { 'content-type': 'text/plain' });
    late.write('too ');
    answered.resolve(late.end('late'));
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Try again');
  await answered.promise;
});

test('a route handler has no deadline', async () => {
  const response = await askLate('/api/client-car/email', (late) => late.end('sent'));
  expect([response.status, await response.text()]).toEqual([200, 'sent']);
});

test('the failure of a route handler is left unchanged', async () => {
  const response = await ask(blankFailure, '/api/client-car/models');
  expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error']);
});

test.each([200, 404])('an answer of %i is left unchanged', async (status) => {
  const response = await ask((_, answer) => answer.writeHead(status, { etag: '"1"' }).end('page'), '/');
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
    status,
    '"1"',
    'page',
  ]);
});

test('an address that cannot be decoded is rejected before Next sees the request', async () => {
  const response = await ask(blankFailure, '/car/%E0%A4%A');
  expect(response.status).toBe(400);
});

test('of the requests that Next has not begun to answer a 1001st is a 503, but not a form or webhook', async () => {
  const passedOn: ServerResponse[] = [];
  const handle = handlerOf((_, response) => {
    passedOn.push(response);
    return new Promise(() => undefined);
  });
  function send(method: 'GET' | 'POST', address = '/api/health'): SiteResponse {
    const request = bufferedRequest(address, { host: 'cars.example' });
    const response = new SiteResponse(Object.assign(request, { method }));
    void handle(request, response);
    return response;
  }
  captureLog();
  for (let count = 0; count < 1_000; count += 1) send('GET');
  const refused = send('GET');
  for (let count = 0; count < 1_000; count += 1) send('POST', '/api/revalidate');
  const form = send('POST', '/api/client-car/email');
  while (passedOn.length < 2_001) await setImmediate();
  expect(refused.sentStatus).toBe(503);
  expect(passedOn).toContain(form);

  passedOn.find(({ req }) => req.method === 'GET')?.writeHead(200); // its client may read it slowly: it holds up no other
  send('GET');
  while (passedOn.length < 2_002) await setImmediate();
});

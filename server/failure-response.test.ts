import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

import { requestHandler } from './request-handler.ts';
import { replaceFailure } from './failure-response.ts';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Asks a server whose pages are answered by `answer` as Next would. */
async function ask(answer: Answering, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const handle = requestHandler((request, response) => Promise.resolve(answer(request, response)), {
    dev: false,
    site: { siteUrl: 'https://cars.example', backofficeUrl: null },
    pictures: { origins: ['https://backoffice.example'], paths: null },
  });
  const server = createServer((request, response) => void handle(request, response));
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

/** Next takes off the header by which it knows a navigation. */
function navigationFailure(request: IncomingMessage, response: ServerResponse) {
  delete request.headers['rsc'];
  blankFailure(request, response);
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
  ['comes in parts', streamedFailure],
  ['is compressed', compressedFailure],
])('a page that cannot be rendered is an honest 503 when the failure %s', async (_, failure) => {
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

test('a page that does not begin to arrive in time is the same 503, and what comes after it is dropped', async () => {
  const answered = Promise.withResolvers<unknown>();
  const server = createServer((request, response) => {
    replaceFailure(request, response, 1);
    response.once('finish', () => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('too ');
      answered.resolve(response.end('late'));
    });
  });
  server.listen(0).unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has this kind
  const response = await fetch(`http://127.0.0.1:${port}/car/ABC-1`, { headers: { connection: 'close' } });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Try again');
  await answered.promise;
});

test('navigation within the site is told the same in one line', async () => {
  const response = await ask(navigationFailure, '/search', { rsc: '1' });
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toContain('text/plain');
});

test('a route handler tells its own failure', async () => {
  const response = await ask(blankFailure, '/api/client-car/models');
  expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error']);
});

test.each([200, 404])('an answer of %i passes through untouched', async (status) => {
  const response = await ask((_, answer) => answer.writeHead(status, { etag: '"1"' }).end('page'), '/');
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
    status,
    '"1"',
    'page',
  ]);
});

const PICTURE = '/_next/image?url=https://backoffice.example/a.jpg&w=640&q=70';

test.each([400, 401, 404, 413, 418, 500, 504, 508])(
  'a picture whose server answers %i is the same 503, with nothing of that answer',
  async (status) => {
    const response = await ask((_, answer) => {
      answer.writeHead(status, { 'x-upstream': 'private' }).end('upstream response');
    }, PICTURE);
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(response.headers.has('x-upstream')).toBe(false);
    expect(await response.text()).not.toContain('upstream');
  },
);

test('a picture that may not be fetched is refused before Next is asked', async () => {
  const answer = jest.fn<void, Parameters<Answering>>();
  const response = await ask(answer, '/_next/image?url=https://backoffice.example/api/makes&w=640&q=70');
  expect(response.status).toBe(400);
  expect(answer).not.toHaveBeenCalled();
});

test('an address that cannot be decoded is refused before anything reads it', async () => {
  const response = await ask(blankFailure, '/car/%E0%A4%A');
  expect(response.status).toBe(400);
});

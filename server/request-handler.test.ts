import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { replaceFailures } from './failure-response.ts';
import { requestHandler } from './request-handler.ts';
import { SiteResponse } from './site-response.ts';

type NextAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests a path from a server on which `answer` answers in place of Next. */
async function ask(
  answer: NextAnswer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const handle = requestHandler((request, response) => Promise.resolve(answer(request, response)), {
    dev: false,
    site: { siteUrl: 'https://cars.example', backofficeUrl: null },
    pictures: { origins: ['https://backoffice.example'], paths: null },
    servePage: () => Promise.resolve(false),
    serveFile: () => false,
  });
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

/** Next removes the header that marks a client-side navigation. */
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

test('a page that has not begun at the deadline is the same 503, and the later output of Next is dropped', async () => {
  const answered = Promise.withResolvers<unknown>();
  const options = { ServerResponse: SiteResponse };
  const server = createServer<typeof IncomingMessage, typeof SiteResponse>(options, (request, response) => {
    replaceFailures(request, response, 1);
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

test('a client-side navigation gets the 503 as one line of text', async () => {
  const response = await ask(navigationFailure, '/search', { rsc: '1' });
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toContain('text/plain');
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

const PICTURE = '/_next/image?url=https://backoffice.example/a.jpg&w=640&q=70';

test.each([400, 401, 404, 413, 418, 500, 504, 508])(
  'a picture whose server answers %i is the same 503, with nothing of that answer',
  async (status) => {
    const response = await ask((_, answer) => {
      answer.writeHead(status, { 'x-upstream': 'private' }).end('upstream response');
    }, PICTURE);
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=30',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(response.headers.has('x-upstream')).toBe(false);
    expect(await response.text()).not.toContain('upstream');
  },
);

test('the short address of a picture is answered by the image optimiser', async () => {
  const response = await ask((request, answer) => answer.end(request.url), '/i/640/a.jpg');
  expect(await response.text()).toBe('/_next/image?url=https%3A%2F%2Fbackoffice.example%2Fa.jpg&w=640&q=70');
});

test('a picture from elsewhere is rejected before Next sees the request', async () => {
  const answer = jest.fn<void, Parameters<NextAnswer>>();
  const response = await ask(answer, '/_next/image?url=https://backoffice.example/api/makes&w=640&q=70');
  expect(response.status).toBe(400);
  expect(answer).not.toHaveBeenCalled();
});

test('an address that cannot be decoded is rejected before Next sees the request', async () => {
  const response = await ask(blankFailure, '/car/%E0%A4%A');
  expect(response.status).toBe(400);
});

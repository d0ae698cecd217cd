import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';
import { trackConnections } from './connections.ts';
import { answerClientErrors } from './client-errors.ts';

/** What a server sends back that never finishes a response, and begins one only when `begins` is set. */
async function received(sent: string, { begins = false } = {}): Promise<string> {
  const server = createServer(
    { connectionsCheckingInterval: 10, headersTimeout: 50 },
    (_request, response) => {
      if (begins) response.write('first half, ');
    },
  );
  answerClientErrors(server, trackConnections(server).inFlight, { siteUrl: 'https://cars.example' });
  const socket = connect(await listen(server, { port: 0 }), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  const answer = await text(socket);
  server.close();
  return answer;
}

const SENT = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';

test.each([
  [400, 'text that is no request', 'no request\r\n\r\n'],
  [400, 'a broken body before the response has begun', `${SENT}zz\r\n`],
  [431, 'headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  [405, 'CONNECT', 'CONNECT cars.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  [408, 'a request that is never finished', 'GET / HTTP/1.1\r\nHost: x\r\n'],
])('%i answers %s, with the security headers', async (status, _what, sent) => {
  const answer = await received(sent);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'");
  expect(answer).toContain('\r\nconnection: close\r\n');
});

test('a response that has begun is cut off, and no error is written into it', async () => {
  const answer = await received(`${SENT}zz\r\n`, { begins: true });
  expect(answer).not.toContain('400');
});

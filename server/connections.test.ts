import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { trackConnections } from './connections.ts';
import { listen } from './listen.ts';

/** A server that answers when the test says so. */
async function aServer() {
  const server = createServer().unref();
  const { drain } = trackConnections(server);
  const port = await listen(server, { port: 0 });
  async function ask() {
    const socket = connect(port, '127.0.0.1');
    const asked = once(server, 'request');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [, response] = (await asked) as [unknown, ServerResponse]; // what 'request' brings
    return { response, received: text(socket) };
  }
  return { drain, port, ask };
}

test('a request that arrived before is answered in full, and its keep-alive connection closed', async () => {
  const { drain, ask } = await aServer();
  const { response, received } = await ask();
  const drained = drain();
  response.write('first half, ');
  response.end('second half');
  await drained;
  expect(await received).toContain('second half');
});

test('idle connections do not delay the close', async () => {
  const { drain, port, ask } = await aServer();
  const spare = connect(port, '127.0.0.1');
  await once(spare, 'connect');
  const { response, received } = await ask();
  response.end('done');
  const ended = once(spare.resume(), 'close');
  await drain();
  await ended;
  expect(await received).toContain('done');
});

test('after the close no connection is accepted', async () => {
  const { drain, port } = await aServer();
  await drain();
  const [error] = (await once(connect(port, '127.0.0.1'), 'error').catch((reason: unknown) => [reason])) as [
    Error,
  ];
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});

test('a connection that sends a request before it has the response to the last one is closed', async () => {
  const { port } = await aServer();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined); // reset
  const closed = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
  await closed;
});

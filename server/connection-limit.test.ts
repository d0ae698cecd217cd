import { createServer, Socket } from 'node:net';
import { limitConnections } from './connection-limit.ts';

/** Whether each of these peers keeps its connection, of at most two for each client. */
function kept(peers: string[]): boolean[] {
  const server = createServer();
  limitConnections(server, 2);
  return peers.map((peer) => connectFrom(peer, server)).map(({ destroyed }) => !destroyed);
}

function connectFrom(remoteAddress: string, server: ReturnType<typeof createServer>): Socket {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  server.emit('connection', socket);
  return socket;
}

test.each([
  ['address', ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']],
  ['IPv6 network', ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::3']],
])('connections of one %s beyond the limit are closed, and none of others', (_, peers) => {
  expect(kept(peers)).toEqual([true, true, false, true]);
});

test('a proxy, which has a private address, is not limited', () => {
  expect(kept(['10.0.0.1', '10.0.0.1', '10.0.0.1'])).toEqual([true, true, true]);
});

test('a closed connection counts no more', async () => {
  const server = createServer();
  limitConnections(server, 1);
  const first = connectFrom('203.0.113.1', server);
  await new Promise((resolve) => first.once('close', resolve).destroy());
  expect(connectFrom('203.0.113.1', server).destroyed).toBe(false);
});

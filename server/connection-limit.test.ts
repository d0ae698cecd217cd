import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { limitConnections } from './connection-limit.ts';
import { trackConnections } from './connections.ts';

/** A server that takes `max` connections of one client. */
function aServer(max: number) {
  const server = createServer();
  limitConnections(server, trackConnections(server).inFlight, max);

  function connect(remoteAddress = '203.0.113.1'): Socket {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
    server.emit('connection', socket);
    return socket;
  }

  /** A connection with a response that does not end. */
  function request(): Socket {
    const socket = connect();
    const message = new IncomingMessage(socket);
    server.emit('request', message, new ServerResponse(message));
    return socket;
  }
  return { connect, request };
}

function areClosed(...sockets: Socket[]): boolean[] {
  return sockets.map(({ destroyed }) => destroyed);
}

test.each([
  ['address', ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']],
  ['IPv6 network', ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::3']],
])('beyond the limit the oldest idle connection of the same %s is closed', (_, peers) => {
  const { connect } = aServer(2);
  const sockets = peers.map((peer) => connect(peer));
  expect(areClosed(...sockets)).toEqual([true, false, false, false]);
});

test('a connection with an unfinished response is kept, and when all have one, the new connection is closed', () => {
  const { connect, request } = aServer(2);
  const first = request();
  const idle = connect();
  const second = request();
  const refused = connect();
  expect(areClosed(first, idle, second, refused)).toEqual([false, true, false, true]);
});

test('a proxy, which has a private address, is not limited', () => {
  const { connect } = aServer(1);
  expect(areClosed(connect('10.0.0.1'), connect('10.0.0.1'))).toEqual([false, false]);
});

test('a closed connection counts no more', async () => {
  const { connect, request } = aServer(1);
  const first = request();
  await new Promise((resolve) => first.once('close', resolve).destroy());
  expect(connect().destroyed).toBe(false);
});

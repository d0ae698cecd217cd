import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { limitConnections } from './connection-limit.ts';
import { trackConnections } from './connections.ts';

function open(max: number) {
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

test.each([
  ['address', ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']],
  ['IPv6 network', ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::3']],
])('beyond the limit the oldest idle connection of the same %s is closed', (_, peers) => {
  const { connect } = open(2);
  const sockets = peers.map((peer) => connect(peer));
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, false, false, false]);
});

test('a connection with an unfinished response is kept, and when all have one, the new connection is closed', () => {
  const { connect, request } = open(2);
  const [first, idle, second, refused] = [request(), connect(), request(), connect()];
  expect([first, idle, second, refused].map(({ destroyed }) => destroyed)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('a proxy, which has a private address, is not limited', () => {
  const { connect } = open(1);
  expect([connect('10.0.0.1'), connect('10.0.0.1')].map(({ destroyed }) => destroyed)).toEqual([
    false,
    false,
  ]);
});

test('a closed connection counts no more', async () => {
  const { connect, request } = open(1);
  const first = request();
  await new Promise((resolve) => first.once('close', resolve).destroy());
  expect(connect().destroyed).toBe(false);
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, isIPv6, type Server as SocketServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { StartError } from './start-error.ts';

/**
 * `variable` is the environment variable that sets the port, for error messages. With `reusePort` other sockets may listen
 * on the same port.
 */
type Options = { port: number; host?: string | null; variable?: string; reusePort?: boolean };

/**
 * Node accepts one connection per listening socket and turn of the event loop, and a turn in which pages are rendered is
 * long: with one socket, the connections of a flood kept all later ones waiting for 10 seconds.
 */
const SOCKETS = process.platform === 'linux' ? 64 : 1;

function explain(error: unknown, { port, host, variable = 'PORT' }: Options): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already taken: set ${variable} to a free one, or to 0 for any.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: set ${variable} to one above 1023.`;
  if (host && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'))
    return `HOST is ${JSON.stringify(host)}, which is no address of this machine.`;
  return `Port ${port} cannot be used (${String(code)}).`;
}

/**
 * Listens on the network interface of `host`, or on all.
 * @returns the port, chosen by the system when `port` is 0
 * @throws StartError
 */
export async function listen(server: SocketServer, options: Options): Promise<number> {
  const { port, host, reusePort = false } = options;
  try {
    server.listen({ port, reusePort, ...(host && { host }) });
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(explain(error, options), { cause: error });
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  return address.port;
}

/**
 * Finds the port that a server can listen on, without keeping it occupied.
 * @throws StartError
 */
export async function findPort(options: Options): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, options);
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Listens by many sockets, among which Linux distributes the connections.
 * @returns also `close`, which closes all sockets but the server's own
 * @throws StartError
 */
export async function listenBySockets(
  server: Server,
  options: Options,
): Promise<{ port: number; close: () => Promise<void> }> {
  if (options.port !== 0) await findPort(options); // with reusePort a taken port would be shared
  const reusePort = SOCKETS > 1;
  const port = await listen(server, { ...options, reusePort });
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((other) => listen(other, { ...options, port, reusePort })));
  async function close(): Promise<void> {
    await setImmediate(); // connections that have arrived but are not accepted yet
    for (const other of others) other.close();
  }
  return { port, close };
}

/** The origin at which processes on this machine reach a server that listens on `host`. */
export function ownOrigin(host: string | null, port: number): string {
  if (host === null || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { StartError } from './start-error.ts';

/** `variable` is the environment variable that sets the port, for error messages. */
type Options = { port: number; host?: string | null; variable?: string };

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
export async function listen(server: Server, options: Options): Promise<number> {
  const { port, host } = options;
  try {
    server.listen({ port, ...(host && { host }) });
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

/** The origin at which processes on this machine reach a server that listens on `host`. */
export function ownOrigin(host: string | null, port: number): string {
  if (host === null || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { StartError } from './start-error.ts';

type Options = { port: number; host?: string | null };

function explain(error: unknown, { port, host }: Options): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
  if (code === 'EADDRINUSE') return `Port ${port} is already taken: set PORT to a free one, or to 0 for any.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  if (host && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'))
    return `HOST is ${JSON.stringify(host)}, which is no address of this machine.`;
  return `Port ${port} cannot be used (${String(code)}).`;
}

/**
 * Listens on the network interface of `host`, or on every one.
 * @returns the port, which the system chooses when `port` is 0
 * @throws StartError
 */
export async function listen(server: Server, { port, host }: Options): Promise<number> {
  try {
    server.listen({ port, ...(host && { host }) });
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(explain(error, { port, host: host ?? null }), { cause: error });
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  return address.port;
}

/** The origin at which other processes of this machine reach a server that listens on `host`. */
export function ownOrigin(host: string | null, port: number): string {
  if (host === null || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

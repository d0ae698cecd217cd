import { once } from 'node:events';
import type { Server } from 'node:http';

import { StartError } from './start-error.ts';

function explain(error: unknown, port: number): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
  if (code === 'EADDRINUSE') return `Port ${port} is already taken: set PORT to a free one, or to 0 for any.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  return `Port ${port} cannot be used (${String(code)}).`;
}

/**
 * Opens the port on every network interface.
 * @returns the port, which 0 leaves to the system.
 * @throws StartError
 */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(explain(error, port), { cause: error });
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  return address.port;
}

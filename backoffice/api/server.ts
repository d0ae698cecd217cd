import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { CliError, codeOf, messageOf } from '#backoffice/cli-error.ts';

/** Longer than clients keep connections, so that none is closed just as it is used again. */
const KEEP_ALIVE_MS = 60_000;

/** How long a client may take to send one request. */
const REQUEST_TIMEOUT_MS = 30_000;

export type RunningServer = {
  /** Its origin, with the port it got. */
  url: string;
  /** Accepts nothing more and resolves once every request in flight is answered. */
  stop(): Promise<void>;
};

/**
 * Starts to listen; port 0 takes any free one.
 * @throws CliError when the address cannot be listened on.
 */
export async function startServer(
  app: Hono,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const listener = getRequestListener(app.fetch);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_TIMEOUT_MS });
  server.on('request', (request, response) => {
    response.once('close', () => server.listening || server.closeIdleConnections());
    void listener(request, response);
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new CliError(listenMessage(error, host, port));
  }
  return {
    url: originOf(server),
    async stop() {
      await once(server.close(), 'close');
    },
  };
}

function listenMessage(error: unknown, host: string, port: number): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another one with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine.`;
  return `The backoffice cannot listen on ${host}, port ${port}: ${messageOf(error)}.`;
}

function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP address');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

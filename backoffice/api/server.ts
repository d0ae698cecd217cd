import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { CliError, errorCode, errorMessage } from '#backoffice/cli-error.ts';

/** Longer than clients keep idle connections, so that the server closes none just as it is reused. */
const KEEP_ALIVE_MS = 60_000;

/** Time limit for receiving a request. */
const REQUEST_TIMEOUT_MS = 30_000;

export type RunningServer = {
  /** The origin, with the actual port. */
  url: string;
  /** Accepts no new requests, and resolves when those in flight have ended. */
  stop(): Promise<void>;
};

/**
 * Starts the server; port 0 is any free port.
 * @throws CliError when it cannot listen on the address.
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
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another one with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine.`;
  return `The backoffice cannot listen on ${host}, port ${port}: ${errorMessage(error)}.`;
}

function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP address');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { CliError, codeOf, messageOf } from '#backoffice/cli-error.ts';

/** Longer than clients keep connections, so that none is closed just as it is used again. */
const KEEP_ALIVE_MS = 60_000;

/** How long a client may take to send one request. */
const REQUEST_TIMEOUT_MS = 30_000;

/** How long requests in flight may take once the server stops: less than the site waits for this program to end. */
const STOP_TIMEOUT_MS = 4_000;

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
  let isStopping = false;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_TIMEOUT_MS });
  server.on('request', (request, response) => {
    response.once('close', () => isStopping && server.closeIdleConnections());
    void listener(request, response);
  });
  await listen(server, host, port);
  return {
    url: originOf(server),
    stop() {
      isStopping = true;
      return close(server);
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new CliError(listenMessage(error, host, port))));
    server.listen(port, host, resolve);
  });
}

function listenMessage(error: Error, host: string, port: number): string {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken; choose another one with --port.`,
    EACCES: `Port ${port} may only be used with more rights; choose another one with --port.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine.`,
    ENOTFOUND: `${host} is not an address of this machine.`,
  };
  return (
    reasons[codeOf(error)] ?? `The backoffice cannot listen on ${host}, port ${port}: ${messageOf(error)}.`
  );
}

function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP address');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { codeOf, messageOf, Problem } from '../problem.ts';
import { send, type Answer } from './answer.ts';

/** Clients keep connections for a while; the server must not close one just as it is used again. */
const KEEP_ALIVE_TIMEOUT = 60_000;

/** How long a client may take to send one request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** How long requests in flight may take once the server stops, in milliseconds: less than a parent waits. */
const STOP_TIMEOUT = 4_000;

export type RunningServer = {
  /** Its origin, with the port it got. */
  url: string;
  /** Accepts nothing more and resolves once every request in flight is answered. */
  stop(): Promise<void>;
};

/**
 * Starts to listen; port 0 takes any free one.
 * @throws Problem when the address cannot be listened on.
 */
export async function startServer(
  answerTo: (request: IncomingMessage) => Promise<Answer>,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  let isStopping = false;
  const server = createServer((request, response) => {
    response.once('close', () => isStopping && server.closeIdleConnections());
    void answerTo(request).then((answer) => {
      if (isStopping) response.shouldKeepAlive = false;
      send(response, answer);
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  server.requestTimeout = REQUEST_TIMEOUT;
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
    server.once('error', (error) => reject(new Problem(listenProblem(error, host, port))));
    server.listen(port, host, resolve);
  });
}

function listenProblem(error: Error, host: string, port: number): string {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken; choose another one with --port.`,
    EACCES: `Port ${port} may only be used with more rights; choose another one with --port.`,
    EADDRNOTAVAIL: `${host} is no address of this machine.`,
    ENOTFOUND: `${host} is no address of this machine.`,
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
    const timeout = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}

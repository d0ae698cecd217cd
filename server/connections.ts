import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** The open connections, each with its unfinished responses. */
export type InFlightResponses = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/**
 * Tracks the connections of a server that does not listen yet, and destroys one that sends a request before it has the
 * response to the last one: no browser or proxy does, and for a client that reads no responses all of them would wait in
 * memory. Its requests that have arrived still reach later listeners, which must ignore them.
 * @returns also `drain`, which closes the server: requests that have arrived are answered, and all other connections
 * are closed at once. `server.close()` alone would wait for idle connections of browsers, and for websockets.
 */
export function trackConnections(server: Server): {
  inFlight: InFlightResponses;
  drain: () => Promise<void>;
} {
  const inFlight = new Map<Socket, Set<ServerResponse>>();

  function closeIfIdle(socket: Socket): void {
    if (!server.listening && inFlight.get(socket)?.size === 0) socket.destroySoon();
  }

  server.on('connection', (socket: Socket) => {
    inFlight.set(socket, new Set());
    socket.once('close', () => inFlight.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const responses = inFlight.get(socket)?.add(response);
    if (responses && responses.size > 1) socket.destroy();
    response.once('close', () => {
      inFlight.get(socket)?.delete(response);
      closeIfIdle(socket);
    });
  });

  async function drain(): Promise<void> {
    await setImmediate(); // requests that have arrived but are not read yet
    const closed = once(server, 'close');
    server.close();
    for (const socket of inFlight.keys()) closeIfIdle(socket);
    await closed;
  }
  return { inFlight, drain };
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { InFlightResponses } from './in-flight-responses.ts';

/**
 * Prepares a graceful close of a server that does not listen yet.
 * @returns the function that closes it: requests that have arrived are answered, every other connection is closed at once.
 * `server.close()` alone would wait for the spare connections of browsers, and for websockets.
 */
export function prepareDrain(server: Server, inFlight: InFlightResponses): () => Promise<void> {
  let isDraining = false;

  function closeIfIdle(socket: Socket): void {
    if (isDraining && inFlight.get(socket)?.size === 0) socket.destroySoon();
  }

  server.on('request', ({ socket }, response) => {
    response.once('close', () => closeIfIdle(socket));
  });

  return async function drain() {
    await setImmediate(); // requests that have arrived but are not read yet
    isDraining = true;
    const closed = once(server, 'close');
    server.close();
    for (const socket of inFlight.keys()) closeIfIdle(socket);
    await closed;
  };
}

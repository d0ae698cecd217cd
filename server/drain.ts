import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import type { OpenAnswers } from './in-flight-responses.ts';

/**
 * Prepares a server, before it listens, to be ended without cutting an answer off.
 * @returns the function that ends it: what was asked is answered, every other connection is closed at once. Node alone
 * would wait for a browser's spare connections, and for those of a websocket.
 */
export function drainable(server: Server, open: OpenAnswers): () => Promise<void> {
  let draining = false;

  function closeIfQuiet(socket: Socket): void {
    if (draining && open.get(socket)?.size === 0) socket.destroySoon();
  }

  server.on('request', ({ socket }, response) => {
    response.once('close', () => closeIfQuiet(socket));
  });

  return async function drain() {
    await setImmediate(); // requests that have arrived but were not read yet count as asked
    draining = true;
    const closed = once(server, 'close');
    server.close();
    for (const socket of open.keys()) closeIfQuiet(socket);
    await closed;
  };
}

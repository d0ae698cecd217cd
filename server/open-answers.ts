import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections that are open, each with the number of answers that are under way on it. */
export type OpenAnswers = ReadonlyMap<Socket, number>;

/** Counts them from before the server listens. */
export function openAnswers(server: Server): OpenAnswers {
  const open = new Map<Socket, number>();

  function change(socket: Socket, by: number): void {
    const count = open.get(socket);
    if (count !== undefined) open.set(socket, count + by); // a closed connection does not come back
  }

  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });
  return open;
}

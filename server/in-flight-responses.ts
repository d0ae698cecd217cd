import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections that are open, each with the answers that are under way on it. */
export type OpenAnswers = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/** Follows them from before the server listens. */
export function openAnswers(server: Server): OpenAnswers {
  const open = new Map<Socket, Set<ServerResponse>>();

  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const answers = open.get(socket);
    answers?.add(response);
    response.once('close', () => answers?.delete(response));
  });
  return open;
}

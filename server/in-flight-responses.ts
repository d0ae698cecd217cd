import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections, each with the responses that are not finished yet. */
export type InFlightResponses = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/** Tracks them. To be called before the server listens. */
export function trackInFlightResponses(server: Server): InFlightResponses {
  const inFlight = new Map<Socket, Set<ServerResponse>>();

  server.on('connection', (socket: Socket) => {
    inFlight.set(socket, new Set());
    socket.once('close', () => inFlight.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const responses = inFlight.get(socket);
    responses?.add(response);
    response.once('close', () => responses?.delete(response));
  });
  return inFlight;
}

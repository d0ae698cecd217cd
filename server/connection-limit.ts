import type { Server, Socket } from 'node:net';
import { isPrivateAddress, networkOf } from '#lib/platform/ip-address.ts';
import type { InFlightResponses } from './connections.ts';

/** Some hundred visitors behind one address; what this many connections hold fits into memory, whatever they ask for. */
const MAX_CONNECTIONS = 1_000;

/**
 * Limits the connections of one client, so that one that reads nothing cannot take all memory. Beyond the limit its oldest
 * connection without an unfinished response gives way, so that idle ones do not shut out others behind the same address;
 * when there is none, the new one is closed. A peer with a loopback or private address is a proxy, which limits its
 * visitors itself (deploy/nginx.conf).
 * @param inFlight of a `trackConnections` that was called before
 */
export function limitConnections(server: Server, inFlight: InFlightResponses, max = MAX_CONNECTIONS): void {
  /** The connections of each client, the oldest first. */
  const open = new Map<string, Set<Socket>>();

  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    if (isPrivateAddress(peer)) return;
    const client = networkOf(peer);
    const connections = open.get(client) ?? new Set();
    if (connections.size >= max) {
      const idle = [...connections].find((each) => inFlight.get(each)?.size === 0);
      (idle ?? socket).destroy();
      if (!idle) return;
      connections.delete(idle); // its event comes later
    }
    open.set(client, connections.add(socket));
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0) open.delete(client);
    });
  });
}

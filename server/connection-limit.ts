import type { Server } from 'node:net';
import { isPrivateAddress, networkOf } from '#lib/platform/ip-address.ts';

/** Some hundred visitors behind one address; what this many connections hold fits into memory, whatever they ask for. */
const MAX_CONNECTIONS = 1_000;

/**
 * Closes connections of a client beyond this number, so that one that reads nothing cannot take all memory. A peer with a
 * loopback or private address is a proxy, which limits its visitors itself (deploy/nginx.conf).
 */
export function limitConnections(server: Server, max = MAX_CONNECTIONS): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    if (isPrivateAddress(peer)) return;
    const client = networkOf(peer);
    const count = (open.get(client) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

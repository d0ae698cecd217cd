import ipaddr from 'ipaddr.js';

import { parseIpAddress } from '#lib/platform/ip-address.ts';

const PORT = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * Who is asking, as far as limits care, by `X-Forwarded-For`. Its last hop is the socket's peer
 * (server/request-headers.ts); `trustedProxies` hops before it are believed. Addresses of IPv6 count by their network
 * (/64), for every client has as many of them as it likes. Clients without a readable address count as one.
 */
export function clientAddress(forwardedFor: string, trustedProxies: number): string {
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const hop = hops.at(-1 - trustedProxies) ?? hops[0] ?? '';
  const [, ipv6 = hop, ipv4 = ipv6] = PORT.exec(hop) ?? [];
  const address = parseIpAddress(ipv4);
  if (address instanceof ipaddr.IPv6) return network(address);
  return address?.toString() ?? '';
}

/** The first four of the eight groups. */
function network({ parts }: ipaddr.IPv6): string {
  return parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** The ranges that lead to this machine or stay within a network of one's own. */
const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** @returns null for what is no IP address. One of IPv4 that is written as IPv6 (`::ffff:10.0.0.1`) is one of IPv4. */
export function parseIpAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return isIP(text) ? ipaddr.process(text) : null;
}

/** Whether it is the address of this machine, or of one in the same private network. */
export function isPrivateAddress(text: string): boolean {
  const address = parseIpAddress(text);
  return address !== null && PRIVATE_RANGES.includes(address.range());
}

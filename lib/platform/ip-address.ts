import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** @returns null when `text` is no IP address. An IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) is parsed as IPv4. */
function parseIpAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return isIP(text) ? ipaddr.process(text) : null;
}

/**
 * What a client cannot choose of its IP address: all of IPv4, of IPv6 the /64 network, since one client may use all its
 * addresses. `''` when `text` is no IP address.
 */
export function networkOf(text: string): string {
  const address = parseIpAddress(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? '';
  return address.parts
    .slice(0, 4) // of eight groups of 16 bits
    .map((group) => group.toString(16))
    .join(':');
}

/** Whether `text` is an IP address of this machine or of a private network. */
export function isPrivateAddress(text: string): boolean {
  const address = parseIpAddress(text);
  return address !== null && PRIVATE_RANGES.includes(address.range());
}

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** @returns null when `text` is no IP address. An IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) is parsed as IPv4. */
export function parseIpAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return isIP(text) ? ipaddr.process(text) : null;
}

/** Whether `text` is an IP address of this machine or of a private network. */
export function isPrivateAddress(text: string): boolean {
  const address = parseIpAddress(text);
  return address !== null && PRIVATE_RANGES.includes(address.range());
}

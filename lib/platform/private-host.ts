import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import { parseIpAddress } from './ip-address.ts';
import { log } from './log.ts';

const LOOKUP_TIMEOUT_MS = 3_000;

type Resolve = (hostname: string) => Promise<{ address: string }[]>;

/** Results by host name, since Next reads its configuration more than once. */
const results = new Map<string, Promise<boolean>>();

/**
 * Whether a host is on this machine or in a private network, by the IP addresses of its name. The image optimiser refuses
 * such addresses by default. A name that cannot be resolved is classified by its spelling.
 */
export function isPrivateHost(hostname: string, resolve: Resolve = lookUp): Promise<boolean> {
  const result = results.get(hostname) ?? checkHost(hostname, resolve);
  results.set(hostname, result);
  return result;
}

async function checkHost(hostname: string, resolve: Resolve): Promise<boolean> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (parseIpAddress(literal)) return isRefusedByOptimiser(literal);
  try {
    const addresses = (await resolve(hostname)).map(({ address }) => address);
    const isPrivate = addresses.some(isRefusedByOptimiser);
    if (isPrivate) log('info', 'backoffice.private-network', { hostname, addresses });
    return isPrivate;
  } catch (error) {
    log('warn', 'backoffice.resolve-failed', { hostname, error });
    return !hostname.includes('.') || /\.(?:local|internal|lan|localhost)$/.test(hostname);
  }
}

/** Covers more ranges than `isPrivateAddress`. */
function isRefusedByOptimiser(address: string): boolean {
  return parseIpAddress(address)?.range() !== 'unicast';
}

async function lookUp(hostname: string): Promise<{ address: string }[]> {
  const timeout = setTimeout(LOOKUP_TIMEOUT_MS, null, { ref: false });
  const addresses = await Promise.race([lookup(hostname, { all: true }), timeout]);
  if (addresses) return addresses;
  throw new Error(`No answer within ${LOOKUP_TIMEOUT_MS} ms`);
}

import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import { parseIpAddress } from './ip-address.ts';
import { log } from './log.ts';

const LOOKUP_TIMEOUT_MS = 3_000;

type Resolve = (hostname: string) => Promise<{ address: string }[]>;

/** One look-up per name: Next reads its configuration more than once. */
const results = new Map<string, Promise<boolean>>();

/**
 * Whether a host is on this machine or in a private network, by its address or by those its name resolves to. The image
 * optimiser refuses such addresses unless told otherwise. A name that cannot be resolved is judged by its spelling.
 */
export function isPrivateHost(hostname: string, resolve: Resolve = lookUp): Promise<boolean> {
  const result = results.get(hostname) ?? find(hostname, resolve);
  results.set(hostname, result);
  return result;
}

async function find(hostname: string, resolve: Resolve): Promise<boolean> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (parseIpAddress(literal)) return isNotPublic(literal);
  try {
    const addresses = (await resolve(hostname)).map(({ address }) => address);
    const isPrivate = addresses.some(isNotPublic);
    if (isPrivate) log('info', 'backoffice.private-network', { hostname, addresses });
    return isPrivate;
  } catch (error) {
    log('warn', 'backoffice.name-not-resolved', { hostname, error });
    return !hostname.includes('.') || /\.(?:local|internal|lan|localhost)$/.test(hostname);
  }
}

/** The image optimiser's rule, which is wider than `isPrivateAddress`. */
function isNotPublic(address: string): boolean {
  return parseIpAddress(address)?.range() !== 'unicast';
}

async function lookUp(hostname: string): Promise<{ address: string }[]> {
  const timeout = setTimeout(LOOKUP_TIMEOUT_MS, null, { ref: false });
  const addresses = await Promise.race([lookup(hostname, { all: true }), timeout]);
  if (addresses) return addresses;
  throw new Error(`No answer within ${LOOKUP_TIMEOUT_MS} ms`);
}

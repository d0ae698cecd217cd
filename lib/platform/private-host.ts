import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';

import { parseIpAddress } from './ip-address.ts';
import { log } from './log.ts';

const PATIENCE_MS = 3_000;

type Resolve = (hostname: string) => Promise<{ address: string }[]>;

/** Asked once for each name: the configuration of Next is read more than once. */
const asked = new Map<string, Promise<boolean>>();

/**
 * Whether a host is on this machine or in its private network, by its address or by what its name resolves to now. The
 * image optimiser refuses such addresses unless told otherwise. A name that cannot be resolved goes by how it is written.
 */
export function isPrivateHost(hostname: string, resolve: Resolve = addressesOf): Promise<boolean> {
  const known = asked.get(hostname) ?? find(hostname, resolve);
  asked.set(hostname, known);
  return known;
}

async function find(hostname: string, resolve: Resolve): Promise<boolean> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (parseIpAddress(literal)) return isRefused(literal);
  try {
    const addresses = (await resolve(hostname)).map(({ address }) => address);
    const isPrivate = addresses.some(isRefused);
    if (isPrivate) log('info', 'backoffice.private_network', { hostname, addresses });
    return isPrivate;
  } catch (error) {
    log('warn', 'backoffice.name_not_resolved', { hostname, error });
    return !hostname.includes('.') || /\.(?:local|internal|lan|localhost)$/.test(hostname);
  }
}

/** As the image optimiser sees it: whatever is not an address of the internet. */
function isRefused(address: string): boolean {
  return parseIpAddress(address)?.range() !== 'unicast';
}

async function addressesOf(hostname: string): Promise<{ address: string }[]> {
  const late = setTimeout(PATIENCE_MS, null, { ref: false });
  const addresses = await Promise.race([lookup(hostname, { all: true }), late]);
  if (addresses) return addresses;
  throw new Error(`No answer within ${PATIENCE_MS} ms`);
}

import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { clientAddress } from '../lib/intake/client-address.ts';
import { FIRST_SIGHT_HEADER } from '../lib/intake/first-sight.ts';
import { isPage } from './request-line.ts';

type Settings = {
  trustedProxies: number;
  now: () => number;
  limits?: { clients: number; milliseconds: number };
};

const LIMITS = { clients: 20_000, milliseconds: 30 * 60_000 };

/**
 * Remembers when each client first asked for a page within the last half hour, and tells it to what takes forms: pages
 * are kept for everybody and cannot hold a time of their own. Beyond the limit the oldest are forgotten.
 */
export function firstSights({ trustedProxies, now, limits = LIMITS }: Settings) {
  const seen = new Map<string, number>(); // oldest first

  function forgetOld(): void {
    for (const [client, at] of seen) {
      if (seen.size <= limits.clients && now() - at < limits.milliseconds) return;
      seen.delete(client);
    }
  }

  return function note(request: IncomingMessage): void {
    const client = clientOf(request, trustedProxies);
    if (isPage(request) && !seen.has(client)) seen.set(client, now());
    forgetOld();

    const at = seen.get(client);
    if (at !== undefined) request.headers[FIRST_SIGHT_HEADER] = String(Math.round(now() - at));
  };
}

/** One browser at one address; both may be as long as the client likes. */
function clientOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const address = clientAddress(String(headers['x-forwarded-for']), trustedProxies);
  return hash('sha256', `${address} ${headers['user-agent'] ?? ''}`, 'base64');
}

import { env } from '../env.ts';
import { contentSecurityPolicy, POLICY_HEADER } from './content-security-policy.ts';
import type { CachedValue } from './entry.ts';
import { readPageStatus, STATUS_HEADER } from './page-status.ts';

/**
 * Gives a page its status and its content security policy, in place: Next answers with the very object it hands to the cache.
 * Whatever is no page is left as it is.
 */
export function completePage(value: CachedValue | null): void {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'PAGES') return;
  if (typeof value.html !== 'string') return;

  const status = readPageStatus(value.html);
  value.headers = {
    ...value.headers,
    ...(status !== null && { [STATUS_HEADER]: String(status) }),
    [POLICY_HEADER]: contentSecurityPolicy(value.html, env()),
  };
}

import { env } from '#lib/platform/env.ts';
import { contentSecurityPolicy, POLICY_HEADER } from './content-security-policy.ts';
import type { CachedValue } from './entry.ts';
import { readPageStatus, STATUS_HEADER } from './page-status.ts';

/**
 * The header that carries the time at which a page was rendered, in milliseconds since 1970, from the page cache to the
 * server, which tells caches in front how long the page is still good (server/page-freshness.ts).
 */
export const RENDERED_AT_HEADER = 'x-rendered-at';

/**
 * Gives a page its status, its content security policy and the time at which it was rendered, in place: Next answers with
 * the very object it hands to the cache. Whatever is no page is left as it is.
 */
export function completePage(value: CachedValue | null, renderedAt: number): void {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'PAGES') return;
  if (typeof value.html !== 'string') return;

  const status = readPageStatus(value.html);
  value.headers = {
    ...value.headers,
    ...(status !== null && { [STATUS_HEADER]: String(status) }),
    [POLICY_HEADER]: contentSecurityPolicy(value.html, env()),
    [RENDERED_AT_HEADER]: String(Math.floor(renderedAt)),
  };
}

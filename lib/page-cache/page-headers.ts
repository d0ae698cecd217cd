import { env } from '#lib/platform/env.ts';
import { NOT_FOUND_TAG } from '#lib/platform/not-found-tag.ts';
import { contentSecurityPolicy, POLICY_HEADER } from './content-security-policy.ts';
import { pageTags, type CachedValue } from './entry.ts';

/**
 * The header that carries a page's own status from the page cache to the server (server/site-response.ts). Next's field for
 * it does not serve: Next sets it on the response while it renders the page again behind it, and leaves the head out of a
 * page whose response is a 404 already.
 */
export const STATUS_HEADER = 'x-page-status';

/** The headers of a page, with its status and content security policy. */
export function pageHeaders(value: CachedValue, html: string): CachedValue['headers'] {
  return {
    ...value.headers,
    ...(pageTags(value).includes(NOT_FOUND_TAG) && { [STATUS_HEADER]: '404' }),
    [POLICY_HEADER]: contentSecurityPolicy(html, env()),
  };
}

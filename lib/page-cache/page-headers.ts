import { env } from '#lib/platform/env.ts';
import { NOT_FOUND_TAG } from '#lib/platform/not-found-tag.ts';
import { contentSecurityPolicy, POLICY_HEADER } from './content-security-policy.ts';
import { pageTags, type CachedValue } from './entry.ts';

/**
 * The header that carries a page's own status from the page cache to the server (server/site-response.ts). Next's own
 * field for the status cannot be used: Next would set it on the response during revalidation, and a page rendered for a
 * response with status 404 has no head.
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

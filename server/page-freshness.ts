import type { ServerResponse } from 'node:http';

/** How long a cache in front may serve an outdated page while the site is unreachable. */
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * The header of every page. A cache in front revalidates a page by ETag after one second, which costs the site 15 µs.
 * So it shows an old price for at most a second, even on pages that the webhook does not purge
 * (docs/decisions/0020-caches-in-front.md).
 */
export const PAGE_CACHE_CONTROL = `s-maxage=1, max-age=0, stale-if-error=${WEEK_SECONDS}`;

/**
 * Tells caches in front how long a page from Next is fresh. Next itself always sends a page's whole
 * lifetime, which a cache in front would count again from zero, and a `stale-while-revalidate` of a year, with which a
 * browser would show an old price after a client-side navigation.
 */
export function limitFreshness(response: ServerResponse): void {
  const cacheControl = String(response.getHeader('cache-control'));
  const isPage = response.hasHeader('x-nextjs-cache') && cacheControl.includes('s-maxage=');
  if (isPage) response.setHeader('cache-control', PAGE_CACHE_CONTROL);
}

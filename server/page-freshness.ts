import type { ServerResponse } from 'node:http';
import { PICTURE_LIFETIME_SECONDS } from '#lib/domain/pictures/optimised-address.ts';

/** Of an optimised picture. What Next sends with a new one is the lifetime of the original, when that is longer. */
const PICTURE = /^public, max-age=\d+, must-revalidate$/;
const PICTURE_CACHE_CONTROL = `public, max-age=${PICTURE_LIFETIME_SECONDS}, must-revalidate`;

/** How long a cache in front may show an outdated page while the site does not answer. */
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * Of every page: a cache in front asks again after a second, by ETag, which costs the site 15 µs. So it never shows an old
 * price for longer, also on pages that the webhook does not purge (docs/decisions/0020-caches-in-front.md).
 */
export const PAGE_CACHE_CONTROL = `s-maxage=1, max-age=0, stale-if-error=${WEEK_SECONDS}`;

/**
 * Tells caches in front how long a page or picture of Next is good. Next itself sends the whole lifetime of a page each time,
 * which a cache in front would count a second time, and a `stale-while-revalidate` of a year, by which a browser would show
 * an old price after a client-side navigation.
 */
export function limitFreshness(response: ServerResponse): void {
  const cacheControl = String(response.getHeader('cache-control'));
  const isPage = response.hasHeader('x-nextjs-cache') && cacheControl.includes('s-maxage=');
  if (isPage) response.setHeader('cache-control', PAGE_CACHE_CONTROL);
  else if (PICTURE.test(cacheControl)) response.setHeader('cache-control', PICTURE_CACHE_CONTROL);
}

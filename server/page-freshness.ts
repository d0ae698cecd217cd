import type { ServerResponse } from 'node:http';
import { PICTURE_LIFETIME_SECONDS } from '#lib/domain/pictures/optimised-address.ts';
import { RENDERED_AT_HEADER } from '#lib/page-cache/page-headers.ts';

/** Of an optimised picture. What Next sends with a new one is the lifetime of the original, when that is longer. */
const PICTURE = /^public, max-age=\d+, must-revalidate$/;
const PICTURE_CACHE_CONTROL = `public, max-age=${PICTURE_LIFETIME_SECONDS}, must-revalidate`;
const LIFETIME = /(?:^|,)\s*s-maxage=(\d+)/;

/** How long a cache in front may show an outdated page while the site does not answer. */
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * Tells caches in front how long a page of Next's cache is still good: what is left of its lifetime, and one second while
 * Next renders it again. Next itself sends the whole lifetime each time, which a cache in front would count a second time,
 * and a `stale-while-revalidate` of a year, by which a browser would show an old price after a client-side navigation.
 * @param now milliseconds since 1970
 */
export function limitFreshness(response: ServerResponse, now: number): void {
  const state = response.getHeader('x-nextjs-cache');
  const cacheControl = String(response.getHeader('cache-control'));
  if (PICTURE.test(cacheControl)) response.setHeader('cache-control', PICTURE_CACHE_CONTROL);
  const lifetime = Number(LIFETIME.exec(cacheControl)?.[1] ?? NaN);
  const renderedAt = Number(response.getHeader(RENDERED_AT_HEADER) ?? now); // route handlers do not send it
  response.removeHeader(RENDERED_AT_HEADER);
  if (state === undefined || Number.isNaN(lifetime)) return; // no page of Next's cache, or one that may not be kept
  response.setHeader(
    'cache-control',
    pageCacheControl({ lifetime, renderedAt, isStale: state === 'STALE' }, now),
  );
}

type Page = { lifetime: number; renderedAt: number; isStale: boolean };

/** `lifetime` in seconds, the times in milliseconds since 1970. */
export function pageCacheControl({ lifetime, renderedAt, isStale }: Page, now: number): string {
  const left = Math.floor(lifetime - (now - renderedAt) / 1000);
  const seconds = isStale ? 1 : Math.min(Math.max(left, 1), lifetime);
  return `s-maxage=${seconds}, max-age=0, stale-if-error=${WEEK_SECONDS}`;
}

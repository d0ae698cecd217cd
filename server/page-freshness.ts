import type { ServerResponse } from 'node:http';

import { RENDERED_AT_HEADER } from '#lib/page-cache/page-headers.ts';

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
  const seconds = secondsLeft(response, now);
  response.removeHeader(RENDERED_AT_HEADER);
  if (seconds === null) return;
  response.setHeader('cache-control', `s-maxage=${seconds}, max-age=0, stale-if-error=${WEEK_SECONDS}`);
}

/** @returns null when the response is no page of Next's cache, or may not be kept */
function secondsLeft(response: ServerResponse, now: number): number | null {
  const state = response.getHeader('x-nextjs-cache');
  const lifetime = Number(LIFETIME.exec(String(response.getHeader('cache-control')))?.[1] ?? NaN);
  if (state === undefined || Number.isNaN(lifetime)) return null;
  if (state === 'STALE') return 1;

  const renderedAt = Number(response.getHeader(RENDERED_AT_HEADER) ?? now); // route handlers do not send it
  const ageSeconds = (now - renderedAt) / 1000;
  return Math.min(Math.max(Math.floor(lifetime - ageSeconds), 1), lifetime);
}

import type { ServerResponse } from 'node:http';

import { RENDERED_AT_HEADER } from '#lib/page-cache/page-headers.ts';

const LIFETIME = /(?:^|,)\s*s-maxage=(\d+)/;

/** For as long a cache in front may show a page when the site does not answer. */
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * Tells caches in front how long a page of Next's cache is still good: for what is left of its lifetime, and for a second
 * when Next is rendering it anew. Next itself gives the whole lifetime to every answer, which a cache in front would count
 * a second time. Next's `stale-while-revalidate` of a year is left out: a browser heeds it for the payloads that links
 * fetch, and shows a price of months ago.
 */
export function limitPageFreshness(response: ServerResponse, now: () => number): void {
  const original = response.writeHead.bind(response);
  function writeHead(...parts: Parameters<typeof original>): ServerResponse {
    const cacheControl = freshness(response, now());
    if (cacheControl) response.setHeader('cache-control', cacheControl);
    response.removeHeader(RENDERED_AT_HEADER);
    return original(...parts);
  }
  Object.assign(response, { writeHead });
}

/** @returns null for what is no page of Next's cache, or may not be kept */
function freshness(response: ServerResponse, now: number): string | null {
  const state = response.getHeader('x-nextjs-cache');
  const lifetime = LIFETIME.exec(String(response.getHeader('cache-control')))?.[1];
  if (state === undefined || lifetime === undefined) return null;
  const seconds = state === 'STALE' ? 1 : secondsLeft(Number(lifetime), ageSeconds(response, now));
  return `s-maxage=${seconds}, max-age=0, stale-if-error=${WEEK_SECONDS}`;
}

/** 0 for what does not say when it was rendered, such as the answer of a route handler. */
function ageSeconds(response: ServerResponse, now: number): number {
  const renderedAt = response.getHeader(RENDERED_AT_HEADER);
  return renderedAt === undefined ? 0 : (now - Number(renderedAt)) / 1000;
}

function secondsLeft(lifetime: number, age: number): number {
  return Math.min(Math.max(Math.floor(lifetime - age), 1), lifetime);
}

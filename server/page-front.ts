import type { IncomingMessage } from 'node:http';
import { pageTarget } from '#lib/domain/internal-routes.ts';
import type { CachedPage, PageCache } from '#lib/page-cache/page-cache.ts';
import type { Encoding, PageDocument } from '#lib/page-cache/page-document.ts';
import { matchesEtag } from '#lib/platform/etag.ts';
import { pageCacheControl } from './page-freshness.ts';
import { securityHeaders, type Site } from './security-headers.ts';
import type { SiteResponse } from './site-response.ts';

export type PageFront = (request: IncomingMessage, response: SiteResponse) => Promise<boolean>;

/** Next answers a request with one of them from the same cache, but with another body. */
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

/** An address whose spelling is that of its key in the cache; Next normalises the others. */
const PLAIN_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;

/** After this long without a new page another request is passed on to Next. */
const RENEWAL_MS = 10_000;

/**
 * Answers requests for pages in the page cache, without Next: with the stored headers and the body that was compressed
 * once. Of the requests for a stale page one is passed on to Next, which renders it again behind its answer
 * (docs/decisions/0013-page-front.md).
 * @param openCache gives the page cache of this process, or null while there is none
 * @returns a function that tells whether it has answered; other requests are for Next
 */
export function pageFront(openCache: () => PageCache | null, site: Site): PageFront {
  const security = Object.entries(securityHeaders(site)).flat();
  const renewals = new WeakMap<PageDocument, number>();

  /** @returns whether this request is the one that has Next render the page again */
  function isRenewing({ document, isStale }: CachedPage, now: number): boolean {
    if (!isStale || now - (renewals.get(document) ?? -Infinity) < RENEWAL_MS) return false;
    renewals.set(document, now);
    return true;
  }

  return async function serve(request, response) {
    const key = cacheKey(request);
    const page = key === null ? null : (openCache()?.page(key) ?? null);
    const now = Date.now();
    if (!page || isRenewing(page, now)) return false;

    const { document, lifetime, isStale } = page;
    const cacheControl = pageCacheControl({ lifetime, renderedAt: document.renderedAt, isStale }, now);
    const state = isStale ? 'STALE' : 'HIT';
    const { headers } = request;
    const shared = [
      'vary',
      VARY,
      'etag',
      document.etag,
      'cache-control',
      cacheControl,
      'x-nextjs-cache',
      state,
    ];
    if (document.status === 200 && matchesEtag(headers['if-none-match'], document.etag)) {
      response.sendComplete(304, [...shared, ...security]);
      return true;
    }
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const body = await document.body(encoding);
    const own = ['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)];
    if (encoding !== 'identity') own.push('content-encoding', encoding);
    const all = [...shared, ...own, ...document.headers, ...security];
    response.sendComplete(document.status, all, request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** The key under which Next caches the page of a request. Null: not a request for a whole page. */
function cacheKey({ method, url = '', headers }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return null;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (!PLAIN_PATH.test(path)) return null;
  const target = pageTarget(path, new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt)));
  return 'route' in target ? target.route : null;
}

/** The best encoding that a client accepts (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | string[] = ''): Encoding {
  const accepted = String(header)
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(?:\.0*)?$/.test(item))
    .map((item) => item.split(';', 1)[0]?.trimEnd());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') || accepted.includes('*') ? 'gzip' : 'identity';
}

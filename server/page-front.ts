import type { IncomingMessage } from 'node:http';
import { pageTarget } from '#lib/domain/internal-routes.ts';
import type { LookUpResult } from '#lib/page-cache/entry.ts';
import type { CachedPage, PageCache } from '#lib/page-cache/page-cache.ts';
import type { Encoding, PageDocument } from '#lib/page-cache/page-document.ts';
import { matchesEtag } from '#lib/platform/etag.ts';
import { PAGE_CACHE_CONTROL } from './page-freshness.ts';
import { securityHeaders, type Site } from './security-headers.ts';
import type { SiteResponse } from './site-response.ts';

/** Returns whether it has answered; a promise only during compression of the body. */
export type PageFront = (request: IncomingMessage, response: SiteResponse) => boolean | Promise<boolean>;

/**
 * The head of a response in one encoding. Headers are alternating names and values; those of a 200 depend on the body.
 */
type Head = { etag: string; headersOf304: string[]; headers?: string[] };

/** The response for an address. */
type PreparedResponse = {
  document: PageDocument;
  result: LookUpResult;
  /** When to look up the page again, in milliseconds since 1970. */
  until: number;
  heads: Partial<Record<Encoding, Head>>;
};

/** Requests with one of these headers get another response from Next, for the same cache entry. */
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

/** A path that is its own cache key. Next normalises any other path. */
const PLAIN_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;

/** A page whose renewal failed must be tried again later. */
const RECHECK_MS = 1_000;

/** If Next has not renewed a stale page after this time, another request is passed on. */
const RENEWAL_MS = 10_000;

/** Clients choose the addresses, so the number of remembered ones is limited. */
const MAX_RESPONSES = 1_000;

/**
 * Answers requests for pages in the page cache without Next, with the stored headers and a body that was compressed
 * once. One of the requests for a stale page is passed on to Next, which prepared it and then renders the page again
 * (docs/decisions/0013-page-front.md). The response for an address is remembered until the cache changes, for
 * at most a second.
 * @param currentCache returns the page cache of this process, or null while there is none
 * @returns a function that returns whether it has answered; any other request is for Next
 */
export function pageFront(currentCache: () => PageCache | null, site: Site): PageFront {
  const security = Object.entries(securityHeaders(site)).flat();
  const renewals = new WeakMap<PageDocument, number>();
  const prepared = new Map<string, PreparedResponse>();
  let changesOfCache = 0;

  /** @returns whether this request has to be passed on to Next, so that it renders the page again */
  function isRenewing({ document, isStale }: CachedPage, now: number): boolean {
    if (!isStale || now - (renewals.get(document) ?? -Infinity) < RENEWAL_MS) return false;
    renewals.set(document, now);
    return true;
  }

  function headIn(encoding: Encoding, { document, result }: PreparedResponse): Head {
    const etag = etagIn(encoding, document.etag);
    const state = result === 'stale' ? 'STALE' : 'HIT';
    const own = ['vary', VARY, 'etag', etag, 'cache-control', PAGE_CACHE_CONTROL, 'x-nextjs-cache', state];
    return { etag, headersOf304: [...own, ...security] };
  }

  function prepare(url: string, cache: PageCache): PreparedResponse | null {
    if (changesOfCache !== cache.changes || prepared.size >= MAX_RESPONSES) prepared.clear();
    changesOfCache = cache.changes;
    const now = cache.now();
    const known = prepared.get(url);
    if (known && now < known.until) return known;

    const key = cacheKey(url);
    const page = key === null ? null : cache.page(key);
    if (!page || isRenewing(page, now)) return null;
    const { document, isStale, staleAt } = page;
    const recheckAt = now + RECHECK_MS;
    const until = isStale ? recheckAt : Math.min(staleAt + 1, recheckAt);
    const response: PreparedResponse = { document, result: isStale ? 'stale' : 'hit', until, heads: {} };
    prepared.set(url, response);
    return response;
  }

  return function serve({ method, url = '', headers }, response) {
    if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return false;
    const cache = currentCache();
    const page = cache && prepare(url, cache);
    if (!page) return false;

    cache.lookUps[page.result] += 1;
    const { document, heads } = page;
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const head = (heads[encoding] ??= headIn(encoding, page));
    if (document.status === 200 && matchesEtag(headers['if-none-match'], head.etag)) {
      response.sendComplete(304, head.headersOf304);
      return true;
    }
    function send(body: Buffer): true {
      head.headers ??= [...head.headersOf304, ...document.headers, ...bodyHeaders(encoding, body)];
      response.sendComplete(document.status, head.headers, method === 'HEAD' ? undefined : body);
      return true;
    }
    const body = document.body(encoding);
    return Buffer.isBuffer(body) ? send(body) : body.then(send);
  };
}

/**
 * A strong ETag identifies the exact bytes of a body (RFC 9110, 8.8.3), so each encoding has its own. Next sends pages
 * with less compression under the plain ETag: a cache in front that revalidates such a copy gets the better one.
 */
function etagIn(encoding: Encoding, etag: string): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

function bodyHeaders(encoding: Encoding, { length }: Buffer): string[] {
  const type = ['content-type', 'text/html; charset=utf-8', 'content-length', String(length)];
  return encoding === 'identity' ? type : [...type, 'content-encoding', encoding];
}

/** Next's cache key for the page at this address; null when it is not a page. */
function cacheKey(url: string): string | null {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (!PLAIN_PATH.test(path)) return null;
  const target = pageTarget(path, new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt)));
  return 'route' in target ? target.route : null;
}

/** Matches an `Accept-Encoding` header that contains the coding, unless with a weight of 0 (RFC 9110, 12.5.3). */
function acceptance(coding: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${coding}\\s*(?=[;,]|$)(?![^,]*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i');
}

const BROTLI = acceptance('br');
const GZIP = acceptance('gzip');
const ANY = acceptance('\\*');

/** The best encoding that a client accepts. */
export function acceptedEncoding(header: string | string[] = ''): Encoding {
  const accepted = String(header);
  if (BROTLI.test(accepted)) return 'br';
  const isGzipAccepted = /gzip/i.test(accepted) ? GZIP.test(accepted) : ANY.test(accepted);
  return isGzipAccepted ? 'gzip' : 'identity';
}

import type { IncomingMessage } from 'node:http';
import type { Found } from '#lib/cache/cache.ts';
import type { Encoding, Entry } from '#lib/cache/entry.ts';
import { acceptedEncoding, matchesEtag } from '#lib/platform/http-headers.ts';
import type { SiteResponse } from './site-response.ts';

/** How long a cache in front may serve an outdated page while the site is unreachable. */
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * The header of every document. A cache in front revalidates a page by ETag after one second, which costs the site 15 µs.
 * So it shows an old price for at most a second (docs/decisions/0020-caches-in-front.md).
 */
const PAGE_CACHE_CONTROL = `s-maxage=1, max-age=0, stale-if-error=${WEEK_SECONDS}`;

/** The result of the look-up, for operators (RFC 9211). */
const CACHE_STATUS = { hit: 'site; hit', stale: 'site; hit; detail=stale', miss: 'site; fwd=miss' };

/** A page to send; one for a single visitor is kept by no cache. */
export type Page = Found & { isPrivate?: boolean };

/**
 * The head of a response in one encoding. Headers are alternating names and values; those of a 200 depend on the body.
 */
type Head = { etag: string; headersOf304: string[]; headers?: string[] };

/** Answers with the page, or that the client has it. A promise only during compression of the body. */
export type SendPage = (page: Page, request: IncomingMessage, response: SiteResponse) => void | Promise<void>;

/**
 * Returns a function that sends pages, whose heads are composed on first use.
 * @param security the headers of every response, as alternating names and values
 */
export function pageSender(security: string[]): SendPage {
  const heads = new WeakMap<Entry, Partial<Record<Encoding, Head>>>();

  function headIn(encoding: Encoding, { entry, isPrivate }: Page): Head {
    const known = heads.get(entry) ?? {};
    heads.set(entry, known);
    const etag = etagIn(encoding, entry);
    const caching = isPrivate ? 'private, no-store' : PAGE_CACHE_CONTROL;
    const headers = { vary: 'Accept-Encoding', etag, 'cache-control': caching };
    return (known[encoding] ??= { etag, headersOf304: [...Object.entries(headers).flat(), ...security] });
  }

  return function send(page, { method, headers }, response) {
    const { entry, result } = page;
    const encoding = entry.encodingFor(acceptedEncoding(headers['accept-encoding']));
    const head = heads.get(entry)?.[encoding] ?? headIn(encoding, page);
    const status = ['cache-status', CACHE_STATUS[result]];
    if (entry.head.status === 200 && matchesEtag(headers['if-none-match'], head.etag))
      return response.sendComplete(304, [...head.headersOf304, ...status]);

    function sendBody(body: Buffer): void {
      head.headers ??= [...head.headersOf304, ...entry.head.headers, ...bodyHeaders(encoding, body)];
      const sent = method === 'HEAD' ? undefined : body;
      response.sendComplete(entry.head.status, [...head.headers, ...status], sent);
    }
    const body = entry.body(encoding);
    return Buffer.isBuffer(body) ? sendBody(body) : body.then(sendBody);
  };
}

/** A strong ETag identifies the exact bytes of a body (RFC 9110, 8.8.3), so each encoding has its own. */
function etagIn(encoding: Encoding, { etag }: Entry): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

function bodyHeaders(encoding: Encoding, { length }: Buffer): string[] {
  const size = ['content-length', String(length)];
  return encoding === 'identity' ? size : [...size, 'content-encoding', encoding];
}

import type { Readable } from 'node:stream';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import type { Cache } from '#lib/cache/cache.ts';
import type { Made } from '#lib/cache/entry.ts';
import { matchesEtag } from '#lib/platform/http-headers.ts';
import { inRender, PageRender } from '#lib/platform/page-render.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

const FRESHNESS = 'public, max-age=60, stale-if-error=86400';

/** Keeps a feed out of search results. */
export const NOINDEX = { 'x-robots-tag': 'noindex' };

type Feed = {
  name: string;
  type: string;
  headers?: Record<string, string>;
  /** Null when the feed does not exist. */
  make: () => Promise<Readable | null>;
};

/**
 * Sends the feed from the cache: 304 when the client has this content, 404 when the feed does not exist or its address has
 * escapes, under which nginx does not cache it; 503 when the backoffice fails and there is none.
 */
export async function respondWithFeed(request: Request, cache: Cache, feed: Feed): Promise<Response> {
  const { name, type, headers } = feed;
  if (new URL(request.url).pathname.includes('%')) return noSuchFeed();
  try {
    const { entry } = await cache.get(`feed ${name}`, () => makeEntry(feed));
    if (entry.head.status === 404) return noSuchFeed();
    const common = { 'cache-control': FRESHNESS, etag: `W/${entry.etag}`, ...headers };
    if (matchesEtag(request.headers.get('if-none-match'), entry.etag))
      return new Response(null, { status: 304, headers: common });
    // Next compresses it
    return new Response(new Uint8Array(await entry.body('identity')), {
      headers: { ...common, 'content-type': type },
    });
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    warnThrottled('feed.unavailable', error, { name });
    return errorResponse(503, 'This file is not available at the moment.\n', { 'retry-after': '60' });
  }
}

/** What the feed is made of decides how long it is fresh, like a page. */
async function makeEntry({ name, type, make }: Feed): Promise<Made> {
  const render = new PageRender(name);
  const body = await inRender(render, make);
  const { lifetime, isIncomplete } = render;
  const head = { headers: ['content-type', type], tags: [...render.tags], lifetime, isIncomplete };
  return body === null ? { ...head, status: 404, body: Buffer.alloc(0) } : { ...head, status: 200, body };
}

export function noSuchFeed(): Response {
  return errorResponse(404, 'There is no such file.\n');
}

function errorResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

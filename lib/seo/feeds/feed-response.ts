import { join } from 'node:path';
import { hash } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { env } from '#lib/platform/env.ts';
import { matchesEtag } from '#lib/platform/http-headers.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { FeedStore, type MakeFeed } from './feed-store.ts';

const FRESHNESS = 'public, max-age=60, stale-if-error=86400';

const store = new FeedStore({ directory: join(env().dataDir, 'feeds', feedDirectory()), now: Date.now });

/** Feeds contain absolute addresses, so each public address and backoffice has its own directory. */
function feedDirectory(): string {
  const { siteUrl, backofficeUrl } = env();
  return hash('sha256', JSON.stringify([siteUrl, backofficeUrl])).slice(0, 16);
}

/** Keeps a feed out of search results. */
export const NOINDEX = { 'x-robots-tag': 'noindex' };

type Feed = {
  name: string;
  type: string;
  headers?: Record<string, string>;
  make: MakeFeed;
  /** The version of the data that the feed is made of; without it the feed is generated again by its age. */
  version?: () => string | null;
};

/**
 * Sends the stored feed, which is generated first when there is none: 304 when the client has this content, 404 when the
 * feed does not exist or its address has escapes, under which nginx does not cache it; 503 when the backoffice fails.
 */
export async function respondWithFeed(
  request: Request,
  { name, type, headers = {}, make, version }: Feed,
): Promise<Response> {
  if (new URL(request.url).pathname.includes('%')) return noSuchFeed();
  try {
    const feed = await store.open(name, make, version?.() ?? null);
    if (feed === null) return noSuchFeed();
    const caching = { 'cache-control': FRESHNESS, ...(feed.etag !== null && { etag: `W/${feed.etag}` }) };
    if (feed.etag !== null && matchesEtag(request.headers.get('if-none-match'), feed.etag))
      return new Response(null, { status: 304, headers: { ...caching, ...headers } });
    // Lazy: a HEAD request opens no file. The types of Node and the DOM describe the same class.
    const body = NodeStream.from(feed.content) as ReadableStream;
    return new Response(body, { headers: { 'content-type': type, ...caching, ...headers } });
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    warnThrottled('feed.unavailable', error, { name });
    return errorResponse(503, 'This file is not available at the moment.\n', { 'retry-after': '60' });
  }
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

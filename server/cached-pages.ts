import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { IncomingMessage } from 'node:http';
import {
  type AddressOfWords,
  type Destination,
  destinationOf,
  type Redirect,
} from '#lib/domain/page-address.ts';
import { CachedPage } from '#lib/page-cache/cached-page.ts';
import type { FoundPage, PageCache, RenderPage } from '#lib/page-cache/page-cache.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { Site } from '#lib/page-cache/content-security-policy.ts';
import { errorResponse } from './error-response.ts';
import { PAGE_CACHE_CONTROL, PageResponse } from './page-response.ts';
import { loggablePath } from './request-line.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteResponse } from './site-response.ts';

/** Returns whether it has answered or will answer; a promise unless it has answered at once. */
export type ServePage = (request: IncomingMessage, response: SiteResponse) => boolean | Promise<boolean>;

type Options = {
  cache: PageCache;
  site: Site;
  /** Renders a page for one visitor, which is not cached. */
  render: RenderPage;
  addressOfWords: AddressOfWords;
};

/** A page must begin within 6 s (docs/product.md 11.2a); half a second is left for the network. */
const DEADLINE_MS = 5_500;

/** A page whose renewal failed must be tried again later. */
const RECHECK_MS = 1_000;

/**
 * Pages for one visitor that are rendered at the same time, and those that wait. Nothing keeps such a page for the next
 * request, and it may hold 64 KB that were typed, so they have few of the renderer's places.
 */
const PRIVATE = { concurrent: 4, waiting: 30 };

/** Searches in words whose address is being looked up; they start one after the other. Any other is refused. */
const MAX_IN_WORDS = 64;

/** Clients choose the addresses, so the number of remembered ones is limited. */
const MAX_RESPONSES = 1_000;

/**
 * Answers requests for pages: by a redirect to the canonical address, or with the page from the page cache
 * (docs/request.md). The response for an address is remembered until the cache changes, for at most a second.
 */
export function cachedPages({ cache, site, render, addressOfWords }: Options): ServePage {
  const security = Object.entries(securityHeaders(site)).flat();
  const remembered = new Map<string, { page: PageResponse; until: number }>();
  const privatePlaces = bulkhead(PRIVATE.concurrent, PRIVATE.waiting);
  const wordPlaces = bulkhead(MAX_IN_WORDS);
  let changesOfCache = 0;

  function recall(url: string): PageResponse | null {
    if (changesOfCache !== cache.changes || remembered.size >= MAX_RESPONSES) remembered.clear();
    changesOfCache = cache.changes;
    const known = remembered.get(url);
    return known && cache.now() < known.until ? known.page : null;
  }

  function remember(url: string, found: FoundPage): PageResponse {
    const page = new PageResponse(found, security, PAGE_CACHE_CONTROL);
    const recheckAt = cache.now() + RECHECK_MS;
    const until = found.result === 'hit' ? Math.min(cache.staleAt(found.page) + 1, recheckAt) : recheckAt;
    if (found.result !== 'miss') remembered.set(url, { page, until });
    return page;
  }

  function answer(
    page: PageResponse,
    request: IncomingMessage,
    response: SiteResponse,
  ): void | Promise<void> {
    cache.lookUps[page.result] += 1;
    return page.send(request, response);
  }

  async function find(address: string, url: string): Promise<PageResponse> {
    return remember(url, cache.peek(address) ?? (await cache.get(address)));
  }

  async function renderPrivate(address: string): Promise<PageResponse> {
    const { body, ...head } = await privatePlaces.execute(() => render(address));
    const page = CachedPage.rendered({ ...head, renderedAt: cache.now() }, body);
    return new PageResponse({ page, result: 'miss' }, security, 'private, no-store');
  }

  async function follow(
    pending: Destination | Promise<Destination>,
    url: string,
  ): Promise<PageResponse | Redirect> {
    const destination: Destination = await Promise.resolve(pending).catch((error: unknown) => {
      // The words could not be looked up. A cached page of this very address shows that no criterion expresses them.
      if (cache.peek(url)) return { page: url };
      throw error;
    });
    if ('redirect' in destination) return destination;
    return destination.isPrivate ? renderPrivate(destination.page) : find(destination.page, url);
  }

  return function serve(request, response) {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const known = recall(url);
    if (known) {
      const sending = answer(known, request, response);
      return sending ? sending.then(() => true) : true;
    }
    const destination = destinationOf(url, (search) => wordPlaces.execute(() => addressOfWords(search)));
    if (destination === null) return false;
    return inTime(follow(destination, url), request).then(async (found) => {
      if (found instanceof PageResponse) await answer(found, request, response);
      else if (found) response.sendRedirect(found);
      else response.sendError(errorResponse(503, true, url));
      return true;
    });
  };
}

/** Null when the work has failed, or takes too long: it goes on for the next visitor. */
async function inTime<T>(work: Promise<T>, { url = '' }: IncomingMessage): Promise<T | null> {
  const { promise: deadline, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => {
    warnThrottled('page.timeout', undefined, { path: loggablePath(url), milliseconds: DEADLINE_MS });
    resolve(null);
  }, DEADLINE_MS);
  try {
    return await Promise.race([work, deadline]);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) warnThrottled('page.too-many-waiting', error);
    else warnThrottled('site.request-failed', error, { path: loggablePath(url) });
    return null;
  } finally {
    clearTimeout(timer);
  }
}

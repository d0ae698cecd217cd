import { BulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import {
  type AddressOfWords,
  type Destination,
  destinationOf,
  type Redirect,
} from '#lib/domain/page-address.ts';
import type { Cache } from '#lib/cache/cache.ts';
import { Entry } from '#lib/cache/entry.ts';
import { LIMITS } from '#lib/platform/limits.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import type { Site } from '#lib/page-html/content-security-policy.ts';
import { errorResponse } from './error-response.ts';
import type { RenderPage } from './page-renderer.ts';
import { type Page, pageSender } from './page-response.ts';
import { loggablePath } from './request-line.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteResponse } from './site-response.ts';

/** Returns whether it has answered or will answer; a promise unless it has answered at once. */
export type ServePage = (request: IncomingMessage, response: SiteResponse) => boolean | Promise<boolean>;

type Options = {
  cache: Cache;
  site: Site;
  /** Renders a page for one visitor, which is not cached. */
  render: RenderPage;
  addressOfWords: AddressOfWords;
};

/** A page must begin within 6 s (docs/product.md 11.2a); half a second is left for the network. */
const DEADLINE_MS = 5_500;

/**
 * Answers requests for pages: by a redirect to the canonical address, or with the page from the page cache
 * (docs/request.md).
 */
export function cachedPages({ cache, site, render, addressOfWords }: Options): ServePage {
  const send = pageSender(Object.entries(securityHeaders(site)).flat());
  const destinations = new LRUCache<string, Destination>({
    max: LIMITS.destinations.entries,
    maxSize: LIMITS.destinations.characters,
    sizeCalculation: (_destination, url) => url.length + 1,
  });

  /** Only a search in words must be looked up each time. */
  function findDestination(url: string): ReturnType<typeof destinationOf> {
    const known = destinations.get(url);
    if (known) return known;
    const found = destinationOf(url, addressOfWords);
    if (found && !(found instanceof Promise)) destinations.set(url, found);
    return found;
  }

  function answer(page: Page, request: IncomingMessage, response: SiteResponse): void | Promise<void> {
    cache.lookUps[page.result] += 1;
    return send(page, request, response);
  }

  async function renderPrivate(address: string): Promise<Page> {
    const entry = await Entry.make(await render(address), Date.now());
    return { entry, result: 'miss', isPrivate: true };
  }

  async function follow(pending: Destination | Promise<Destination>, url: string): Promise<Page | Redirect> {
    const destination: Destination = await Promise.resolve(pending).catch((error: unknown) => {
      // The words could not be looked up. A cached page of this very address shows that no criterion expresses them.
      if (cache.peek(url, () => render(url))) return { page: url };
      throw error;
    });
    if ('redirect' in destination) return destination;
    const { page: address, isPrivate } = destination;
    return isPrivate ? renderPrivate(address) : cache.get(address, () => render(address));
  }

  return function serve(request, response) {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const destination = findDestination(url);
    if (destination === null) return false;
    const address = 'page' in destination && !destination.isPrivate ? destination.page : null;
    const known = address === null ? null : cache.peek(address, () => render(address));
    if (known) {
      const sending = answer(known, request, response);
      return sending ? sending.then(() => true) : true;
    }
    return inTime(follow(destination, url), request).then(async (found) => {
      if (found === null) response.sendError(errorResponse(503, true, url));
      else if ('redirect' in found) response.sendRedirect(found);
      else await answer(found, request, response);
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

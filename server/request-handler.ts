import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#lib/platform/limits.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { errorResponse, wantsPage } from './error-response.ts';
import { replaceFailures } from './failure-response.ts';
import type { ServePage } from './cached-pages.ts';
import type { NextHandler } from './page-renderer.ts';
import { sanitizeRequestHeaders } from './request-headers.ts';
import { loggablePath, invalidRequest } from './request-line.ts';
import type { Site } from '#lib/page-html/content-security-policy.ts';
import type { ServePicture } from './serve-picture.ts';
import type { SiteResponse } from './site-response.ts';
import type { staticFiles } from './static-files.ts';

export type RequestHandler = (request: IncomingMessage, response: SiteResponse) => Promise<void>;
type Options = {
  dev: boolean;
  site: Site;
  servePicture: ServePicture;
  servePage: ServePage;
  serveFile: ReturnType<typeof staticFiles>;
};

/**
 * Handles every request before Next sees it. In development most rules are off, because Next's development client needs
 * other requests.
 */
export function requestHandler(
  next: NextHandler,
  { dev, site, servePicture, servePage, serveFile }: Options,
): RequestHandler {
  /** @returns whether the request is answered without Next */
  function answer(request: IncomingMessage, response: SiteResponse): boolean | Promise<boolean> {
    response.applyRules(site);
    const rejection = invalidRequest(request);
    if (!rejection)
      return serveFile(request, response) || servePicture(request, response) || servePage(request, response);
    response.sendError(errorResponse(rejection.status, wantsPage(request), request.url), rejection.headers);
    return true;
  }

  /** Requests that Next has not begun to answer. Forms and webhooks have places of their own. */
  const waiting = {
    reads: new Set<SiteResponse>(),
    forms: new Set<SiteResponse>(),
    webhooks: new Set<SiteResponse>(),
  };

  /** A response that has begun takes no place: its client may read it slowly. */
  function hasPlace(others: Set<SiteResponse>): boolean {
    if (others.size < LIMITS.waitingRequests) return true;
    for (const other of others) {
      if (other.headersSent) others.delete(other);
    }
    return others.size < LIMITS.waitingRequests;
  }

  async function passToNext(request: IncomingMessage, response: SiteResponse): Promise<void> {
    const places = waiting[kindOf(request)];
    if (!hasPlace(places)) {
      warnThrottled('site.too-many-requests', undefined);
      return response.sendError(errorResponse(503, wantsPage(request), request.url));
    }
    places.add(response);
    try {
      sanitizeRequestHeaders(request, { dev });
      if (!dev) replaceFailures(request, response);
      await next(request, response);
    } finally {
      places.delete(response);
    }
  }

  return async function handle(request, response) {
    try {
      const isAnswered = dev
        ? servePicture(request, response) || servePage(request, response)
        : answer(request, response);
      if (isAnswered === true || (await isAnswered)) return;
      await passToNext(request, response);
    } catch (error) {
      warnThrottled('site.request-failed', error, { path: loggablePath(request.url ?? '') });
      if (response.headersSent) response.destroy();
      else response.sendError(errorResponse(503, wantsPage(request), request.url));
    }
  };
}

function kindOf({ method, url = '' }: IncomingMessage): 'reads' | 'forms' | 'webhooks' {
  if (method !== 'POST') return 'reads';
  return url.startsWith('/api/revalidate') ? 'webhooks' : 'forms';
}

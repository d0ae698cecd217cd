import type { IncomingMessage } from 'node:http';
import { log } from '#lib/platform/log.ts';
import { errorResponse, wantsPage, type ErrorResponse } from './error-response.ts';
import { isApi, isPage, pathOf } from './request-line.ts';
import type { SiteResponse } from './site-response.ts';

/** A page must begin within 6 s (docs/product.md 11.2); half a second is left for the network. */
const DEADLINE_MS = 5_500;

/**
 * Replaces responses that a visitor cannot read. Next answers a failed page with a blank 500: it becomes a 503
 * (docs/product.md 11.2). So does a page that has not begun at the deadline; Next goes on rendering it for the next
 * visitor. A 4xx without a page gets one if a person asked.
 */
export function replaceFailures(
  request: IncomingMessage,
  response: SiteResponse,
  deadlineMs = DEADLINE_MS,
): void {
  response.replaceFailures(replacements(request, response));
  if (!isPage(request)) return;
  const deadline = setTimeout(() => {
    if (response.headersSent) return;
    log('warn', 'page.timeout', { path: pathOf(request.url ?? ''), milliseconds: deadlineMs });
    response.writeHead(500); // replaced by a 503
  }, deadlineMs);
  response.once('close', () => clearTimeout(deadline));
}

/** Reads the request now, because Next removes headers from it. */
function replacements(
  request: IncomingMessage,
  response: SiteResponse,
): (status: number) => ErrorResponse | null {
  const { headers, url = '' } = request;
  const isForPerson = wantsPage(request);
  const isShown = !headers['rsc'] && !url.startsWith('/_next/');

  return function replacementOf(status) {
    if (status >= 500) return status === 503 || isApi(url) ? null : errorResponse(503, isShown);
    const isBare = !/html|json/.test(String(response.getHeader('content-type')));
    return status >= 400 && isForPerson && isBare ? errorResponse(status, true) : null;
  };
}

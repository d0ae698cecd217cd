import type { IncomingMessage } from 'node:http';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { errorResponse, wantsPage, type ErrorResponse } from './error-response.ts';
import { isApi, pathOf } from './request-line.ts';
import type { SiteResponse } from './site-response.ts';

/** A file must begin within 6 s like a page (docs/product.md 11.2a); half a second is left for the network. */
const DEADLINE_MS = 5_500;

/** A header of the site's own error pages (error-page.ts), which those of Next lack. */
const OWN_PAGE = 'x-robots-tag';

/**
 * Replaces responses of Next that a visitor cannot read. A file that failed is a blank 500: it becomes a 503
 * (docs/product.md 11.2a). So does a file that has not begun at the deadline; the API has limits of its own. A 4xx without
 * JSON becomes a page for a person, and one line of text for a program instead of Next's page.
 */
export function replaceFailures(
  request: IncomingMessage,
  response: SiteResponse,
  deadlineMs = DEADLINE_MS,
): void {
  response.replaceFailures(replacements(request, response));
  if (isApi(request.url ?? '')) return;
  const deadline = setTimeout(() => {
    if (response.headersSent) return;
    warnThrottled('file.timeout', undefined, { path: pathOf(request.url ?? ''), milliseconds: deadlineMs });
    response.writeHead(500); // replaced by a 503
  }, deadlineMs);
  response.once('close', () => clearTimeout(deadline));
}

/** Reads the request now, because Next changes it. */
function replacements(
  request: IncomingMessage,
  response: SiteResponse,
): (status: number) => ErrorResponse | null {
  const { url = '' } = request;
  const isForPerson = wantsPage(request);
  const isShown = !url.startsWith('/_next/');

  return function replacementOf(status) {
    if (status >= 500) return status === 503 || isApi(url) ? null : errorResponse(503, isShown, url);
    const type = String(response.getHeader('content-type'));
    if (status < 400 || type.includes('json') || response.hasHeader(OWN_PAGE)) return null;
    return isForPerson || type.includes('html') ? errorResponse(status, isForPerson, url) : null;
  };
}

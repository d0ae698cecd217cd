import type { IncomingMessage } from 'node:http';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';

const READ = ['GET', 'HEAD'];
const WRITE = ['POST'];

/** They can only be posted to. Next treats a POST to any other path as a server action, and the site has none. */
const POST_PATHS = [
  '/api/revalidate',
  ...Object.values(ENQUIRY_FORMS).map(({ call }) => `/api/client-car${call}`),
];

/** A host name or IP address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Next's own image optimiser, which no page uses. */
const NEXT_OPTIMISER = /^\/_next\/image(?:\?|$)/;

/**
 * A segment `.` or `..`. Next resolves it: the page of another address would be rendered outside the page cache. nginx
 * resolves it beside an escaped slash too, and would apply the limit of another address.
 */
const DOT_SEGMENT = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\#]|%2f|%5c|$)/i;

type InvalidRequest = { status: 400 | 405 | 411; headers?: { allow: string } };

/** Reduces an absolute request target, as sent to proxies, to its path and query. */
export function stripOrigin(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
}

/**
 * Why a request is not passed on to Next, or null. Next would answer an undecodable address and an OPTIONS with a
 * body with a blank 500, and any other method with a page.
 */
export function invalidRequest(request: IncomingMessage): InvalidRequest | null {
  const { method = '', url = '' } = request;
  if (NEXT_OPTIMISER.test(url)) return { status: 400 };
  if (!hasValidHost(request) || !isDecodable(url) || DOT_SEGMENT.test(pathOf(url))) return { status: 400 };
  const allowed = POST_PATHS.includes(pathOf(url)) ? WRITE : READ;
  if (!allowed.includes(method)) return { status: 405, headers: { allow: allowed.join(', ') } };
  return allowed === WRITE && isChunked(request) ? { status: 411 } : null;
}

/**
 * Whether the body's length is not known. Node keeps a Buffer for each chunk, so 64 KiB in chunks of a byte take 9 MB.
 * Browsers and nginx send the length.
 */
function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

/** Whether the request is for a route handler, which writes its own errors. */
export function isApi(url: string): boolean {
  return url.startsWith('/api/');
}

/** The path of a request target, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** The path without the id of a form's result: who knows it can read what the visitor typed. */
export function loggablePath(url: string): string {
  return pathOf(url).replace(/(\/form-result\/).+/, '$1*');
}

/** Requires exactly one host, because with several a proxy may have used another one. Next builds URLs from it. */
function hasValidHost({ headers: { host }, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  return hosts.length <= 1 && (host === undefined ? httpVersion === '1.0' : HOST.test(host));
}

function isDecodable(url: string): boolean {
  return url.startsWith('/') && (!url.includes('%') || !throws(() => decodeURIComponent(pathOf(url))));
}

function throws(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch {
    return true;
  }
}

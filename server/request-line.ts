import type { IncomingMessage } from 'node:http';
import { requireReadableRouterState } from '#lib/platform/next-internals.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { isOptimised, type OptimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import { isOptimisedAddress, optimiserRequest } from '#lib/domain/pictures/optimised-address.ts';

const READ = ['GET', 'HEAD'];
const READ_AND_WRITE = [...READ, 'POST', 'OPTIONS'];

/** Next would take a POST to any other path for a server action, of which the site has none. */
const POST_PATHS = [
  '/api/revalidate',
  ...Object.values(ENQUIRY_FORMS).map(({ call }) => `/api/client-car${call}`),
];

/** A host name or IP address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const OPTIMISER = /^\/_next\/image(?:\?|$)/;

type Rejection = { status: 400 | 405; headers?: { allow: string } };

/** Reduces an absolute request target, as sent to proxies, to its path. */
export function stripOrigin(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
}

/** Has the image optimiser answer the short address of a picture; an invalid one stays, for `rejectionOf`. */
export function expandPictureAddress(request: IncomingMessage, pictures: OptimisedPictures): void {
  const { url = '' } = request;
  if (isOptimisedAddress(url)) request.url = optimiserRequest(url, pictures) ?? url;
}

/**
 * Why a request is not passed on to Next, which would answer what it cannot decode with a blank 500, and any method with
 * a page. Null: it is passed on.
 */
export function rejectionOf(request: IncomingMessage, pictures: OptimisedPictures): Rejection | null {
  const { method = '', url = '' } = request;
  if (isPicture(url) && !namesAllowedPicture(url, pictures)) return { status: 400 };
  if (!hasValidHost(request) || !isDecodable(url) || !hasValidRouterState(request)) return { status: 400 };
  if (READ.includes(method)) return null;
  const allowed = POST_PATHS.includes(pathOf(url)) ? READ_AND_WRITE : READ;
  return allowed.includes(method) ? null : { status: 405, headers: { allow: allowed.join(', ') } };
}

/** Whether a page is requested, or a file of its kind, such as a sitemap. */
export function isPage({ method = '', url = '' }: IncomingMessage): boolean {
  return READ.includes(method) && !isApi(url) && !isPicture(url) && !url.startsWith('/_next/');
}

/** Whether a picture of the image optimiser is requested, by its short address or by Next's own. */
export function isPicture(url: string): boolean {
  return isOptimisedAddress(url) || OPTIMISER.test(url);
}

/** Whether a route handler is requested: they answer with errors of their own. */
export function isApi(url: string): boolean {
  return url.startsWith('/api/');
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** Exactly one host: of several a proxy may have used another one. Next builds URLs from it. */
function hasValidHost({ headers: { host }, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  return hosts.length <= 1 && (host === undefined ? httpVersion === '1.0' : HOST.test(host));
}

function isDecodable(url: string): boolean {
  return url.startsWith('/') && (!url.includes('%') || !throws(() => decodeURIComponent(pathOf(url))));
}

/** Next rejects the same, but indistinguishably from a failure of the picture's own server. */
function namesAllowedPicture(url: string, pictures: OptimisedPictures): boolean {
  const [picture, ...others] = new URLSearchParams(url.slice(url.indexOf('?') + 1)).getAll('url');
  return picture !== undefined && others.length === 0 && isOptimised(picture, pictures);
}

/** The route that Next's browser code navigates from. */
function hasValidRouterState({ headers }: IncomingMessage): boolean {
  return !throws(() => requireReadableRouterState(headers['next-router-state-tree']));
}

function throws(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch {
    return true;
  }
}

import type { IncomingMessage } from 'node:http';
import { validateRouterState } from '#lib/platform/next-internals.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { isOptimised, type OptimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import { isOptimisedAddress, optimiserRequest } from '#lib/domain/pictures/optimised-address.ts';

const READ = ['GET', 'HEAD'];
const WRITE = ['POST', 'OPTIONS'];

/** Next treats a POST to any other path as a server action, and the site has none. */
const POST_PATHS = [
  '/api/revalidate',
  ...Object.values(ENQUIRY_FORMS).map(({ call }) => `/api/client-car${call}`),
];

/** A host name or IP address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const OPTIMISER = /^\/_next\/image(?:\?|$)/;

type Rejection = { status: 400 | 405; headers?: { allow: string } };

/** Reduces an absolute request target, as sent to proxies, to its path and query. */
export function stripOrigin(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
}

/**
 * Rewrites the short address of a picture to the image optimiser's; an invalid one is unchanged, and rejected by
 * `rejectionOf`.
 */
export function expandPictureAddress(request: IncomingMessage, pictures: OptimisedPictures): void {
  const { url = '' } = request;
  if (isOptimisedAddress(url)) request.url = optimiserRequest(url, pictures) ?? url;
}

/**
 * Why a request is not passed on to Next, or null. Next would answer an undecodable address with a blank 500, and any
 * method with a page.
 */
export function rejectionOf(request: IncomingMessage, pictures: OptimisedPictures): Rejection | null {
  const { method = '', url = '' } = request;
  if (isPicture(url) && !namesAllowedPicture(url, pictures)) return { status: 400 };
  if (!hasValidHost(request) || !isDecodable(url) || !hasValidRouterState(request)) return { status: 400 };
  if (READ.includes(method)) return null;
  const allowed = POST_PATHS.includes(pathOf(url)) ? WRITE : READ;
  return allowed.includes(method) ? null : { status: 405, headers: { allow: allowed.join(', ') } };
}

/** Whether the request is for a page, or for a file that is handled like one, such as a sitemap. */
export function isPage({ method = '', url = '' }: IncomingMessage): boolean {
  return READ.includes(method) && !isApi(url) && !isPicture(url) && !url.startsWith('/_next/');
}

/** Whether the request is for a picture of the image optimiser, by its short address or Next's own. */
export function isPicture(url: string): boolean {
  return isOptimisedAddress(url) || OPTIMISER.test(url);
}

/** Whether the request is for a route handler, which writes its own errors. */
export function isApi(url: string): boolean {
  return url.startsWith('/api/');
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
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

/** Next rejects other pictures too, but in a way that cannot be told from a failure of the picture's server. */
function namesAllowedPicture(url: string, pictures: OptimisedPictures): boolean {
  const [picture, ...others] = new URLSearchParams(url.slice(url.indexOf('?') + 1)).getAll('url');
  return picture !== undefined && others.length === 0 && isOptimised(picture, pictures);
}

/** Validates the header from which Next's browser code navigates. */
function hasValidRouterState({ headers }: IncomingMessage): boolean {
  return !throws(() => validateRouterState(headers['next-router-state-tree']));
}

function throws(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch {
    return true;
  }
}

import type { IncomingMessage } from 'node:http';

import { requireReadableRouterState } from '#lib/platform/next-internals.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { isOptimised, type OptimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

const READ = ['GET', 'HEAD'];
const READ_AND_SEND = [...READ, 'POST', 'OPTIONS'];

/** Anything else that is sent by POST Next would take for a server action, of which the site has none. */
const TAKES_POST = [
  '/api/revalidate',
  ...Object.values(ENQUIRY_FORMS).map(({ call }) => `/api/client-car${call}`),
];

/** A name or an address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

type Refusal = { status: 400 | 405; headers?: { allow: string } };

/** Proxies may be spoken to by whole addresses; here the site is the only one there is. */
export function cutOrigin(request: IncomingMessage): void {
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
}

/**
 * Why a request is not passed on to Next, which would answer by a blank 500 what it cannot decode or does not know, and
 * would show a page to any method. `null`: it may pass.
 */
export function refusalOf(request: IncomingMessage, pictures: OptimisedPictures): Refusal | null {
  const { method = '', url = '' } = request;
  if (isPicture(url) && !asksForOptimised(url, pictures)) return { status: 400 };
  if (!isNamed(request) || !isReadable(url) || !hasReadableState(request)) return { status: 400 };
  const allowed = TAKES_POST.includes(pathOf(url)) ? READ_AND_SEND : READ;
  return allowed.includes(method) ? null : { status: 405, headers: { allow: allowed.join(', ') } };
}

/** A page, or a file that stands for one, such as a sitemap. */
export function isPage({ method = '', url = '' }: IncomingMessage): boolean {
  return READ.includes(method) && !isApi(url) && !url.startsWith('/_next/');
}

/** A picture that the image optimiser makes. */
export function isPicture(url: string): boolean {
  return pathOf(url) === '/_next/image';
}

/** Route handlers below /api tell their own failures. */
export function isApi(url: string): boolean {
  return url.startsWith('/api/');
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** Servers in front may go by another one of several hosts, and Next builds addresses of what stands there. */
function isNamed({ headers: { host }, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length <= 1 && (host === undefined ? httpVersion === '1.0' : HOST.test(host));
}

function isReadable(url: string): boolean {
  return url.startsWith('/') && !throws(() => decodeURIComponent(pathOf(url)));
}

/** Next refuses the same, but in the words with which it passes on the failure of a picture. */
function asksForOptimised(url: string, pictures: OptimisedPictures): boolean {
  const [picture, ...others] = new URLSearchParams(url.slice(url.indexOf('?') + 1)).getAll('url');
  return picture !== undefined && others.length === 0 && isOptimised(picture, pictures);
}

/** Where Next's own browser code says that it is. */
function hasReadableState({ headers }: IncomingMessage): boolean {
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

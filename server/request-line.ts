import type { IncomingMessage } from 'node:http';

const READ = ['GET', 'HEAD'];
const READ_AND_SEND = [...READ, 'POST', 'OPTIONS'];

type Refusal = { status: 400 | 405; headers?: { allow: string } };

/** Proxies may be spoken to by whole addresses; here the site is the only one there is. */
export function cutOrigin(request: IncomingMessage): void {
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
}

/**
 * Why a request is not passed on to Next, which would answer by a blank 500 what it cannot decode or does not know, and
 * would show a page to any method. `null`: it may pass.
 */
export function refusedLine(request: IncomingMessage): Refusal | null {
  const { method = '', url = '', headers, httpVersion } = request;
  const isNamed = headers.host !== undefined || httpVersion === '1.0';
  if (!isNamed || !url.startsWith('/') || !isDecodable(pathOf(url))) return { status: 400 };
  const allowed = isApi(url) ? READ_AND_SEND : READ;
  return allowed.includes(method) ? null : { status: 405, headers: { allow: allowed.join(', ') } };
}

/** A page, or a file that stands for one, such as a sitemap. */
export function isPage({ method = '', url = '' }: IncomingMessage): boolean {
  return READ.includes(method) && !isApi(url) && !url.startsWith('/_next/');
}

/** Route handlers below /api tell their own failures. */
export function isApi(url: string): boolean {
  return url.startsWith('/api/');
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

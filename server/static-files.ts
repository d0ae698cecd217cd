import type { IncomingMessage } from 'node:http';
import sirv from 'sirv';
import type { SiteResponse } from './site-response.ts';

const BUILD_FILES = '/_next/static';
const PUBLIC_FILES = /^\/(?:assets|icons)\//;

/**
 * Answers requests for files of the build, which have a hash in their name and are compressed beforehand
 * (scripts/setup/compress.mjs), and for those of `public/`. Both folders are read once.
 * @returns a function that tells whether it has answered; other requests are for Next
 */
export function staticFiles(): (request: IncomingMessage, response: SiteResponse) => boolean {
  const options = { etag: true, gzip: true, brotli: true };
  const serveBuild = sirv('.next/static', { ...options, maxAge: 365 * 24 * 60 * 60, immutable: true });
  const servePublic = sirv('public', { ...options, maxAge: 0 });

  return function serve(request, response) {
    const { url = '', method } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const isBuild = url.startsWith(`${BUILD_FILES}/`);
    if (!isBuild && !PUBLIC_FILES.test(url)) return false;

    let isThere = true;
    if (isBuild) request.url = url.slice(BUILD_FILES.length);
    (isBuild ? serveBuild : servePublic)(request, response, () => {
      isThere = false;
    });
    request.url = url;
    return isThere;
  };
}

import type { IncomingMessage } from 'node:http';
import sirv from 'sirv';
import type { SiteResponse } from './site-response.ts';

const BUILD_FILES = '/_next/static';
const PUBLIC_FILES = /^\/(?:assets|icons)\//;

const OPTIONS = { etag: true, gzip: true, brotli: true };
const BUILD_OPTIONS = { ...OPTIONS, maxAge: 365 * 24 * 60 * 60, immutable: true };

/**
 * Serves files of the build, which have a hash in their name and are compressed by the build
 * (scripts/setup/finish-build.mjs), and files of `public/`. All folders are read once.
 * @param earlierBuilds folders with files of earlier builds, for tabs that were opened before a release
 * @returns a function that returns whether it has answered; any other request is for Next
 */
export function staticFiles(
  earlierBuilds: string[] = [],
): (request: IncomingMessage, response: SiteResponse) => boolean {
  const builds = ['.next/static', ...earlierBuilds].map((folder) => sirv(folder, BUILD_OPTIONS));
  const servers = { build: builds, public: [sirv('public', { ...OPTIONS, maxAge: 0 })] };

  return function serve(request, response) {
    const { url = '', method } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const isBuild = url.startsWith(`${BUILD_FILES}/`);
    if (!isBuild && !PUBLIC_FILES.test(url)) return false;

    if (isBuild) request.url = url.slice(BUILD_FILES.length);
    const isAnswered = servers[isBuild ? 'build' : 'public'].some((serveFolder) => {
      let isThere = true;
      serveFolder(request, response, () => {
        isThere = false;
      });
      return isThere;
    });
    request.url = url;
    return isAnswered;
  };
}

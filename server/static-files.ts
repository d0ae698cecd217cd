import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { acceptedEncoding } from '#lib/platform/http-headers.ts';
import type { SiteResponse } from './site-response.ts';

const BUILD_FILES = '/_next/static';
const PUBLIC_FILES = /^\/(?:assets|icons)\//;

const OPTIONS = { etag: true, gzip: true, brotli: true, setHeaders: endTogether };
const BUILD_OPTIONS = { ...OPTIONS, maxAge: 365 * 24 * 60 * 60, immutable: true };
const PUBLIC_OPTIONS = { ...OPTIONS, maxAge: 60 * 60 }; // their addresses stay when a release changes them

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
  const servers = { build: builds, public: [sirv('public', PUBLIC_OPTIONS)] };

  return function serve(request, response) {
    const { url = '', method } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const isBuild = url.startsWith(`${BUILD_FILES}/`);
    if (!isBuild && !PUBLIC_FILES.test(url)) return false;

    delete request.headers.range; // no file is large, and sirv reads an invalid range from the file
    request.headers['accept-encoding'] = acceptedEncoding(request.headers['accept-encoding']); // sirv ignores weights
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

/**
 * sirv pipes each file to its response, but a pipe leaves the file open when the response is closed first, and the
 * response when the file cannot be read. It also ends the response only after the file's last byte, when the client may have
 * sent its next request already (connections.ts).
 */
function endTogether(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    let missing = Number(response.getHeader('content-length'));
    file.on('data', (chunk: Buffer) => {
      missing -= chunk.length;
      if (missing === 0) response.end();
    });
    file.once('error', (error) => {
      warnThrottled('static-files.unreadable', error);
      response.destroy();
    });
    if (response.destroyed) file.destroy();
    else response.once('close', () => file.destroy());
  });
}

import { BulkheadRejectedError } from 'cockatiel';
import type { IncomingMessage } from 'node:http';
import {
  isOptimisedAddress,
  parseOptimisedAddress,
  PICTURE_LIFETIME_SECONDS,
  pictureOfSource,
} from '#lib/domain/pictures/optimised-address.ts';
import type { Entry } from '#lib/cache/entry.ts';
import type { PictureOptimiser } from '#lib/pictures/picture-optimiser.ts';
import { ageMs } from '#lib/platform/age.ts';
import { isSigned } from '#lib/pictures/picture-signature.ts';
import { allowsPicture, type Site } from '#lib/page-html/content-security-policy.ts';
import { matchesEtag } from '#lib/platform/http-headers.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { errorResponse, wantsPage } from './error-response.ts';
import { FILE_POLICY } from './security-headers.ts';
import type { SiteResponse } from './site-response.ts';

/** Returns whether it answers. */
export type ServePicture = (request: IncomingMessage, response: SiteResponse) => boolean | Promise<boolean>;

type Options = {
  optimiser: Pick<PictureOptimiser, 'get'>;
  site: Pick<Site, 'backofficeUrl'>;
  /** By which the addresses are signed. */
  secret: string;
};

const FORMATS = ['avif', 'webp'] as const;

const FRESH = `public, max-age=${PICTURE_LIFETIME_SECONDS}, must-revalidate`;

/**
 * For a picture that is outdated or soon will be, such as one that could not be renewed, and for a failure, so that it
 * is not asked for with every page.
 */
const SHORT_LIVED_MS = 30_000;
const SHORT_LIVED = `public, max-age=${SHORT_LIVED_MS / 1000}`;

const BUSY_RETRY_SECONDS = '5';

/**
 * Serves the addresses of optimised pictures (docs/decisions/0010-pictures.md): 404 for one that the site has not signed,
 * before anything is looked up, and 503 while too many are being made. One that cannot be loaded or decoded is redirected to
 * its own address, since a browser may be able to; 503 where no page may load it from there. A failure tells nothing about the
 * server of the picture.
 */
export function pictureServer({ optimiser, site, secret }: Options): ServePicture {
  async function answer(request: IncomingMessage, response: SiteResponse): Promise<true> {
    const address = parseOptimisedAddress(request.url ?? '');
    if (!address || !isSigned(address.source, address.signature, secret)) {
      response.sendError(errorResponse(404, wantsPage(request)));
      return true;
    }
    const picture = pictureOfSource(address.source, site.backofficeUrl);
    const format = FORMATS.find((format) => request.headers.accept?.includes(`image/${format}`)) ?? 'jpeg';
    try {
      const isLowQuality = request.headers['save-data']?.toString().toLowerCase() === 'on';
      const optimised = await optimiser.get({ picture, width: address.width, format, isLowQuality });
      send(optimised, `image/${format}`, request, response);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) {
        response.sendError(errorResponse(503, false), { 'retry-after': BUSY_RETRY_SECONDS });
        return true;
      }
      warnThrottled('picture.failed', error);
      if (allowsPicture(picture, site))
        response.writeHead(302, { location: picture, 'cache-control': SHORT_LIVED }).end();
      else response.sendError(errorResponse(503, false), { 'cache-control': SHORT_LIVED });
    }
    return true;
  }

  return (request, response) => isOptimisedAddress(request.url ?? '') && answer(request, response);
}

function send(
  { head, etag, kept }: Entry,
  type: string,
  { headers }: IncomingMessage,
  response: SiteResponse,
): void {
  response.setHeader('vary', 'Accept, Save-Data');
  response.setHeader('etag', etag);
  const staysFresh = ageMs(head.madeAt, Date.now()) < head.lifetime * 1000 - SHORT_LIVED_MS;
  response.setHeader('cache-control', staysFresh ? FRESH : SHORT_LIVED);
  if (matchesEtag(headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('content-security-policy', `${FILE_POLICY}; sandbox`);
  response.writeHead(200, { 'content-type': type, 'content-length': kept.length }).end(kept);
}

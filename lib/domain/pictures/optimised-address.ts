import { isOptimised, type OptimisedPictures } from './optimised-pictures.ts';

/** The widths of a picture that a browser may choose from, in pixels, ascending. */
export const PICTURE_WIDTHS = {
  thumbnail: [192],
  preview: [384],
  slide: [192, 640],
  card: [384, 640, 1080],
  hero: [640, 828, 1200, 1920],
} as const;

export type PictureSize = keyof typeof PICTURE_WIDTHS;

/** WebP quality. */
export const PICTURE_QUALITY = 70;

/**
 * How long an optimised picture stays fresh, whatever lifetime its origin gives it. The site, a cache in front of it
 * and the browser may each keep a copy for this long, so a replaced picture is visible everywhere within a day.
 */
export const PICTURE_LIFETIME_SECONDS = 6 * 60 * 60;

/**
 * Every width that the image optimiser accepts: those of the site's own pages, and those that pages elsewhere may still
 * link to.
 */
export const OPTIMISER_WIDTHS = [
  ...[32, 48, 64, 96, 128, 192, 256, 384],
  ...[640, 750, 828, 1080, 1200, 1920, 2048, 3840],
];

const PREFIX = '/i/';

/** Precedes scheme and host of a picture from any origin but the first. */
const ANY_ORIGIN = '/~/';

/**
 * Addresses on this site of a picture at these widths: `/i/640/pictures/a.jpg` for one of the first origin, which is the
 * backoffice, else `/i/640/~/https/cdn.example/a.jpg`. null when the image optimiser may not fetch the picture.
 */
export function optimisedAddresses(
  picture: string,
  widths: readonly number[],
  pictures: OptimisedPictures,
): string[] | null {
  if (!isOptimised(picture, pictures)) return null;
  const { origin, protocol, host, pathname, search } = new URL(picture);
  const isShort = origin === pictures.origins[0] && !pathname.startsWith(ANY_ORIGIN);
  const source = isShort ? '' : `${ANY_ORIGIN}${protocol.slice(0, -1)}/${host}`;
  return widths.map((width) => `${PREFIX}${width}${source}${pathname}${search}`);
}

/** Whether a request target is one of `optimisedAddresses`, valid or not. */
export function isOptimisedAddress(url: string): boolean {
  return url.startsWith(PREFIX);
}

/**
 * Request target of the image optimiser for one of `optimisedAddresses`; null when it is not valid. The result is still to be
 * checked by `isOptimised`.
 */
export function optimiserRequest(url: string, { origins: [first] }: OptimisedPictures): string | null {
  const [, width = '', path = ''] = /^\/i\/([1-9]\d*)(\/.*)$/.exec(url) ?? [];
  const picture = path.startsWith(ANY_ORIGIN) ? pictureOfAnyOrigin(path) : `${first ?? ''}${path}`;
  if (!OPTIMISER_WIDTHS.includes(Number(width)) || !URL.canParse(picture)) return null;
  const parameters = { url: new URL(picture).href, w: width, q: String(PICTURE_QUALITY) };
  return `/_next/image?${new URLSearchParams(parameters).toString()}`;
}

/** @returns an invalid address when the path names no scheme and host. */
function pictureOfAnyOrigin(path: string): string {
  return path.replace(/^\/~\/(https?)\/(?=[^/?#])/, '$1://');
}

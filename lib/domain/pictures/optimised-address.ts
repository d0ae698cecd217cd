import { isOptimised, type OptimisedPictures } from './optimised-pictures.ts';

/** The widths of a picture that a browser may choose from, in pixels, ascending. */
export const PICTURE_WIDTHS = {
  thumbnail: [192],
  preview: [384],
  slide: [192, 640],
  rail: [640],
  card: [384, 640, 828],
  hero: [640, 828, 1200, 1920],
} as const;

export type PictureSize = keyof typeof PICTURE_WIDTHS;

/**
 * How long an optimised picture stays fresh, whatever lifetime its origin gives it. The site, a cache in front of it
 * and the browser may each keep a copy for this long, so a replaced picture is visible everywhere within a day.
 */
export const PICTURE_LIFETIME_SECONDS = 6 * 60 * 60;

/** Every width that the image optimiser makes: those of the pages. */
const WIDTHS: ReadonlySet<number> = new Set(Object.values(PICTURE_WIDTHS).flat());

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
 * The picture and the width that one of `optimisedAddresses` stands for; null for any other spelling of it, so that each
 * picture has one address for each width.
 */
export function parseOptimisedAddress(
  url: string,
  pictures: OptimisedPictures,
): { picture: string; width: number } | null {
  const [, digits = '', path = ''] = /^\/i\/([1-9]\d*)(\/.*)$/.exec(url) ?? [];
  const width = Number(digits);
  const address = path.startsWith(ANY_ORIGIN)
    ? pictureOfAnyOrigin(path)
    : `${pictures.origins[0] ?? ''}${path}`;
  const picture = URL.parse(address)?.href;
  if (!picture || !WIDTHS.has(width)) return null;
  return optimisedAddresses(picture, [width], pictures)?.[0] === url ? { picture, width } : null;
}

/** @returns an invalid address when the path names no scheme and host. */
function pictureOfAnyOrigin(path: string): string {
  return path.replace(/^\/~\/(https?)\/(?=[^/?#])/, '$1://');
}

import { FOREIGN, signatureOf, withoutSignature } from './signed-picture.ts';

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

/** Precedes scheme and host of a picture that is not of the backoffice. */
const ANY_ORIGIN = '/~/';

/**
 * What follows the signature in an address, and is signed: `/pictures/a.jpg` for a picture of the backoffice, which may
 * move, else `/~/https/cdn.example/a.jpg`.
 */
export function pictureSource(picture: string, isOfBackoffice: boolean): string {
  return isOfBackoffice
    ? picture.replace(/^https?:\/\/[^/]*/, '')
    : `${ANY_ORIGIN}${picture.replace('://', '/')}`;
}

/** The picture of a source. */
export function pictureOfSource(source: string, backofficeUrl: string | null): string {
  if (source.startsWith(ANY_ORIGIN)) return source.slice(ANY_ORIGIN.length).replace('/', '://');
  return `${backofficeUrl ?? ''}${source}`;
}

/**
 * Addresses on this site of a signed picture at these widths: `/i/640/Xb3_-9aQ/pictures/a.jpg`. null for one that is not
 * signed: the image optimiser may not fetch it.
 */
export function optimisedAddresses(picture: string, widths: readonly number[]): string[] | null {
  const signature = signatureOf(picture);
  if (signature === '') return null;
  const source = pictureSource(withoutSignature(picture), !signature.endsWith(FOREIGN));
  return widths.map((width) => `${PREFIX}${width}/${signature.replace(FOREIGN, '')}${source}`);
}

/** Whether a request target is one of `optimisedAddresses`, valid or not. */
export function isOptimisedAddress(url: string): boolean {
  return url.startsWith(PREFIX);
}

/** The parts of one of `optimisedAddresses`, whose signature is not checked; null for what cannot be one. */
export function parseOptimisedAddress(
  url: string,
): { source: string; signature: string; width: number } | null {
  const [, digits, signature, source] = /^\/i\/([1-9]\d*)\/([\w-]+)(\/.*)$/.exec(url) ?? [];
  const width = Number(digits);
  return signature && source && WIDTHS.has(width) ? { source, signature, width } : null;
}

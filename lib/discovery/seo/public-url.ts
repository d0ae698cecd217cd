import { env } from '#lib/platform/env.ts';
import { isOptimised, optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

/** Absolute public address of a path. */
export function siteUrl(path: string): string {
  return new URL(path, env().siteUrl).href;
}

/** A width and the quality that next/image serves (next.config.mjs). */
const OPTIMISED = { w: '1200', q: '70' };

/**
 * Public absolute address of a picture. Those of the backoffice and IMAGE_HOSTS get their address on the image optimiser,
 * since the backoffice may not be reachable from the internet.
 */
export function pictureUrl(picture: string): string {
  const url = new URL(picture, env().siteUrl);
  if (!isOptimised(url.href, optimisedPictures(env()))) return url.href;
  return siteUrl(`/_next/image?${new URLSearchParams({ url: picture, ...OPTIMISED }).toString()}`);
}

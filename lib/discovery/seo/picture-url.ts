import { env } from '#lib/platform/env.ts';
import { isOptimised, optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';

import { siteUrl } from './site-url.ts';

/** A width and the quality that next/image serves (next.config.mjs). */
const OPTIMISED = { w: '1200', q: '70' };

/**
 * Absolute address under which anybody can fetch a picture: the backoffice itself may be out of the public's reach,
 * so its pictures, like those of IMAGE_HOSTS, are named where the site serves them.
 */
export function pictureUrl(picture: string): string {
  const url = new URL(picture, env().siteUrl);
  if (!isOptimised(url.href, optimisedPictures(env()))) return url.href;
  return siteUrl(`/_next/image?${new URLSearchParams({ url: picture, ...OPTIMISED }).toString()}`);
}

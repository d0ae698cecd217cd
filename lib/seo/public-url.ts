import { env } from '#lib/platform/env.ts';
import { optimisedAddresses } from '#lib/domain/pictures/optimised-address.ts';

/** Absolute public address of a path. */
export function siteUrl(path: string): string {
  return new URL(path, env().siteUrl).href;
}

/** Pixels. */
const WIDTH = 1200;

/**
 * Public absolute address of a picture. Pictures of the backoffice and IMAGE_HOSTS have their address at the image
 * optimiser, because the backoffice may not be reachable from the internet.
 */
export function pictureUrl(picture: string): string {
  const url = new URL(picture, env().siteUrl);
  const [address] = optimisedAddresses(url.href, [WIDTH]) ?? [];
  return address ? siteUrl(address) : url.href;
}

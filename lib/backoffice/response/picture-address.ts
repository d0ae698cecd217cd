import { isOptimised, pictureOrigins } from '#lib/domain/pictures/optimised-pictures.ts';
import { signPicture } from '#lib/pictures/picture-signature.ts';
import { env } from '#lib/platform/env.ts';

/**
 * Absolute address of a picture, which may be relative to the backoffice's origin. The image optimiser loads pictures of
 * the backoffice and IMAGE_HOSTS, by http too. The browser loads all others, for which the content security policy
 * requires https.
 * @param sent from an answer of the backoffice and from nowhere else: what is signed may become a conversion
 * @returns the address, signed if the image optimiser may fetch it; null for addresses other than http and https, such as
 * `javascript:` and `data:`.
 */
export function pictureAddress(sent: string): string | null {
  const address = sent === '' ? null : URL.parse(sent, env().backofficeUrl ?? undefined);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;

  const origins = pictureOrigins(env());
  if (!origins.includes(address.origin)) address.protocol = 'https:';
  address.username = '';
  address.password = '';
  address.hash = '';
  const { pictureSecret } = env(); // null for a command of the operator, which shows no picture
  if (pictureSecret === null || !isOptimised(address.href, origins)) return address.href;
  return signPicture(address.href, address.origin === origins[0], pictureSecret);
}

/** The valid picture addresses in order, without repeats. */
export function pictureAddresses(sent: string[]): string[] {
  return [...new Set(sent.map(pictureAddress).filter((address) => address !== null))];
}

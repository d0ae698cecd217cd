import { optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import { env } from '#lib/platform/env.ts';

let onNamed: ((address: string) => void) | undefined;

/** Calls the listener with the address of each picture of the backoffice and IMAGE_HOSTS that the backoffice names. */
export function onPictureNamed(listener: (address: string) => void): void {
  onNamed = listener;
}

/**
 * Absolute address of a picture, which may be relative to the backoffice's origin. The image optimiser loads pictures of
 * the backoffice and IMAGE_HOSTS, also by http. The browser loads all others, for which the content security policy
 * requires https. Only pictures that have passed here are optimised.
 * @returns null for addresses other than http and https, such as `javascript:` and `data:`.
 */
export function pictureAddress(sent: string): string | null {
  const address = sent === '' ? null : URL.parse(sent, env().backofficeUrl ?? undefined);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;

  const isOptimisable = optimisedPictures(env()).origins.includes(address.origin);
  if (!isOptimisable) address.protocol = 'https:';
  address.username = '';
  address.password = '';
  if (isOptimisable) onNamed?.(address.origin + address.pathname + address.search);
  return address.href;
}

/** Characters of all picture addresses of a car, those of 200 usual ones: later ones are left out. */
const MAX_CHARACTERS = 40_000;

/** The valid picture addresses in order, without repeats. */
export function pictureAddresses(sent: string[]): string[] {
  const addresses = new Set(sent.map(pictureAddress).filter((address) => address !== null));
  let characters = 0;
  return [...addresses].filter((address) => (characters += address.length) <= MAX_CHARACTERS);
}

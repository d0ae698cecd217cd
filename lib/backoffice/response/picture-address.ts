import { optimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import { env } from '#lib/platform/env.ts';

let onNamed: ((address: string) => void) | undefined;

/** Calls the listener with the address of each picture that is passed to `namePictures` and may be optimised. */
export function onPictureNamed(listener: (address: string) => void): void {
  onNamed = listener;
}

/**
 * Absolute address of a picture, which may be relative to the backoffice's origin. The image optimiser loads pictures of
 * the backoffice and IMAGE_HOSTS, also by http. The browser loads all others, for which the content security policy
 * requires https.
 * @returns null for addresses other than http and https, such as `javascript:` and `data:`.
 */
export function pictureAddress(sent: string): string | null {
  const address = sent === '' ? null : URL.parse(sent, env().backofficeUrl ?? undefined);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;

  if (!isOptimisable(address)) address.protocol = 'https:';
  address.username = '';
  address.password = '';
  return address.href;
}

function isOptimisable({ origin }: URL): boolean {
  return optimisedPictures(env()).origins.includes(origin);
}

/**
 * Lets these pictures be optimised, if they are of the backoffice or IMAGE_HOSTS.
 * @param addresses absolute, from an answer of the backoffice and from nowhere else: each may become a conversion
 */
export function namePictures(addresses: string[]): void {
  for (const address of addresses) {
    const url = URL.parse(address);
    if (url && isOptimisable(url)) onNamed?.(url.origin + url.pathname + url.search);
  }
}

/** Characters of all picture addresses of a car, those of 200 usual ones: later ones are left out. */
const MAX_CHARACTERS = 40_000;

/** The valid picture addresses in order, without repeats. */
export function pictureAddresses(sent: string[]): string[] {
  const addresses = new Set(sent.map(pictureAddress).filter((address) => address !== null));
  let characters = 0;
  return [...addresses].filter((address) => (characters += address.length) <= MAX_CHARACTERS);
}

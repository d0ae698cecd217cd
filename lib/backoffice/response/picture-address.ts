import { env } from '#lib/platform/env.ts';

/**
 * Absolute address of a picture, which may be sent relative to the backoffice's origin. Only the image optimiser loads
 * pictures by http, from the backoffice and IMAGE_HOSTS; the browser loads all others itself, and the content security
 * policy allows it https only.
 * @returns null for anything but http and https, such as `javascript:` and `data:` addresses.
 */
export function pictureAddress(sent: string): string | null {
  const address = sent === '' ? null : URL.parse(sent, env().backofficeUrl ?? undefined);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;

  if (!isOptimised(address)) address.protocol = 'https:';
  address.username = '';
  address.password = '';
  return address.href;
}

function isOptimised({ origin, host }: URL): boolean {
  const { backofficeUrl, imageHosts } = env();
  return origin === backofficeUrl || imageHosts.includes(host);
}

/** Valid picture addresses in their order, without repeats. */
export function pictureAddresses(sent: string[]): string[] {
  const addresses = sent.map(pictureAddress).filter((address) => address !== null);
  return [...new Set(addresses)];
}

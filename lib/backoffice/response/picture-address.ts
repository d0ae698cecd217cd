import 'server-only';
import { env } from '#lib/platform/env.ts';

/**
 * Absolute address of a picture that the backoffice names; relative ones are relative to its origin. A picture that the
 * browser loads from its host itself is loaded by https: the page's policy allows nothing else. By http only the
 * optimiser loads, which knows the backoffice and IMAGE_HOSTS.
 * @returns null for what no picture can be loaded from, such as `javascript:` and `data:` addresses.
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

/** The addresses that pictures can be loaded from, each once, in their order. */
export function pictureAddresses(sent: string[]): string[] {
  const addresses = sent.map(pictureAddress).filter((address) => address !== null);
  return [...new Set(addresses)];
}

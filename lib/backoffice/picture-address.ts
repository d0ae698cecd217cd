import 'server-only';
import { env } from '@/lib/env';

/**
 * Absolute address of a picture that the backoffice names; relative ones are relative to its origin.
 * @returns null for what no picture can be loaded from, such as `javascript:` and `data:` addresses.
 */
export function pictureAddress(sent: string): string | null {
  const address = sent === '' ? null : URL.parse(sent, env().backofficeUrl ?? undefined);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;

  address.username = '';
  address.password = '';
  return address.href;
}

/** The addresses that pictures can be loaded from, each once, in their order. */
export function pictureAddresses(sent: string[]): string[] {
  const addresses = sent.map(pictureAddress).filter((address) => address !== null);
  return [...new Set(addresses)];
}

import type { Site } from './site.ts';

export type Visit = { address: string; status: number; headers: Headers; body: string };

/** One request to a site, as a program without a memory makes it. */
export async function visit({ url }: Site, address: string, init: RequestInit = {}): Promise<Visit> {
  const response = await fetch(url + address, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { address, status, headers, body: await response.text() };
}

/** One request for each of these addresses, all at once. */
export function visitAll(site: Site, addresses: string[], init?: RequestInit): Promise<Visit[]> {
  return Promise.all(addresses.map((address) => visit(site, address, init)));
}

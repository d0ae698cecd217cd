import { expect } from '@playwright/test';

import type { Site } from './site.ts';

export type Visit = { address: string; status: number; headers: Headers; body: string };

/** One request to a site, as a program without a memory makes it. */
export async function visit(
  { url }: Pick<Site, 'url'>,
  address: string,
  init: RequestInit = {},
): Promise<Visit> {
  const response = await fetch(url + address, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { address, status, headers, body: await response.text() };
}

/** One request for each of these addresses, all at once. */
export function visitAll(site: Site, addresses: string[], init?: RequestInit): Promise<Visit[]> {
  return Promise.all(addresses.map((address) => visit(site, address, init)));
}

/** Visits until the page shows this: it may take as long as is promised to the visitors of a site that was cut off. */
export async function expectShown(site: Pick<Site, 'url'>, address: string, content: string): Promise<void> {
  const shown = expect.poll(async () => (await visit(site, address)).body.includes(content), {
    message: `${address} shows ${content}`,
    timeout: 60_000,
  });
  await shown.toBe(true);
}

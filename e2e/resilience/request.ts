import { expect } from '@playwright/test';
import type { Site } from './site.ts';

export type PageResponse = { address: string; status: number; headers: Headers; body: string };

/** One request to a site, without cookies, cache or redirects. */
export async function request(
  { url }: Pick<Site, 'url'>,
  address: string,
  init: RequestInit = {},
): Promise<PageResponse> {
  const response = await fetch(url + address, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { address, status, headers, body: await response.text() };
}

/** Concurrent requests, one for each address. */
export function requestAll(site: Site, addresses: string[], init?: RequestInit): Promise<PageResponse[]> {
  return Promise.all(addresses.map((address) => request(site, address, init)));
}

/** Requests the page until it shows this text, by default for 60 seconds, which recovery may take. */
export async function expectShown(
  site: Pick<Site, 'url'>,
  address: string,
  content: string,
  timeout = 60_000,
): Promise<void> {
  const poll = expect.poll(async () => (await request(site, address)).body.includes(content), {
    message: `${address} shows ${content}`,
    timeout,
  });
  await poll.toBe(true);
}

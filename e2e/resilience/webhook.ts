import { expect } from '@playwright/test';
import { REVALIDATE_SECRET, type Site } from './site.ts';
import { request } from './request.ts';

type Change = { chassisNumbers?: string[]; kinds?: string[] };

/** Calls the cache webhook of a site like the backoffice after a change. */
export async function sendWebhook(site: Pick<Site, 'url'>, change: Change): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-revalidate-secret': REVALIDATE_SECRET };
  const body = JSON.stringify(change);
  const { status } = await request(site, '/api/revalidate', { method: 'POST', headers, body });
  expect(status).toBe(204);
}

import { expect } from '@playwright/test';

import { REVALIDATE_SECRET, type Site } from './site.ts';
import { visit } from './request.ts';

type Notice = { chassisNumbers?: string[]; kinds?: string[] };

/** Tells a site that something has changed, as a backoffice does by the cache webhook. */
export async function sendNotice(site: Site, notice: Notice): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-revalidate-secret': REVALIDATE_SECRET };
  const body = JSON.stringify(notice);
  const { status } = await visit(site, '/api/revalidate', { method: 'POST', headers, body });
  expect(status).toBe(204);
}

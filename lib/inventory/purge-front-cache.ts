import { setTimeout as wait } from 'node:timers/promises';
import { type Webhook, webhookPages } from '#lib/backoffice/pages/webhook.ts';
import { env } from '#lib/platform/env.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

/** Makes nginx fetch a page that it has in its cache (deploy/nginx.conf). Its value is REVALIDATE_SECRET. */
const PURGE_HEADER = 'x-purge';

/** nginx has a copy of a page for each. */
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Before each of three rounds: in the first one the sites begin to render the pages, and answer with what they have. */
const PAUSES_MS = [0, 200, 800];

const TIMEOUT_MS = 5_000;

/** More cars would be too many requests at once: nginx asks for their pages itself within a second of a visit. */
const MAX_PAGES = 50;

/**
 * Replaces the pages of a webhook in the cache in front of the site by fetching them through it, which also renders them
 * before a visitor asks. Does nothing without CACHE_URL. Never rejects.
 */
export async function purgeFrontCache(webhook: Webhook): Promise<void> {
  const { cacheUrl, revalidateSecret } = env();
  if (cacheUrl === null || revalidateSecret === null) return;
  const addresses = webhookPages(webhook)
    .slice(-MAX_PAGES)
    .map((page) => `${cacheUrl}${page}`);
  const headers = ENCODINGS.map((encoding) => ({
    [PURGE_HEADER]: revalidateSecret,
    'accept-encoding': encoding,
  }));
  try {
    for (const pause of PAUSES_MS) {
      await wait(pause);
      await Promise.all(headers.map((one) => fetchAll(addresses, one)));
    }
  } catch (error) {
    warnThrottled('front-cache.purge-failed', error);
  }
}

/** One after the other, each to its end. */
async function fetchAll(addresses: string[], headers: Record<string, string>): Promise<void> {
  for (const address of addresses) {
    const response = await fetch(address, {
      headers,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
  }
}

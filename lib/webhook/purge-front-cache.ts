import { setTimeout as wait } from 'node:timers/promises';
import { env } from '#lib/platform/env.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { type Webhook, webhookPages } from './parse-webhook.ts';

/**
 * Makes nginx fetch a page anew although it has it in its cache (deploy/nginx.conf). The value is REVALIDATE_SECRET.
 */
const PURGE_HEADER = 'x-purge';

/** nginx keeps one copy of a page for each of these. */
const ENCODINGS = ['br', 'gzip', 'identity'];

const LIMITS = {
  /** Pause before each of three rounds. The first round makes the sites render the pages and still gets the old ones. */
  pausesMs: [0, 200, 800],
  /** More requests at once would overload the sites. Pages beyond this are at most a second old in nginx anyway. */
  maxPages: 50,
};

const TIMEOUT_MS = 5_000;

/** Pages that are to be purged, those of the last webhook at the end. */
const waiting = new Set<string>();

let isPurging = false;

/**
 * Replaces the pages of a webhook in the cache in front of the site by fetching them through it, which also renders them
 * before a visitor asks. While others are being purged it only adds the pages to those that follow: a backoffice may send
 * a webhook for each of thousands of cars. Does nothing without CACHE_URL. Never rejects.
 */
export async function purgeFrontCache(webhook: Webhook, { pausesMs, maxPages } = LIMITS): Promise<void> {
  const { cacheUrl, revalidateSecret } = env();
  if (cacheUrl === null || revalidateSecret === null) return;
  for (const page of webhookPages(webhook)) {
    waiting.delete(page);
    waiting.add(page);
  }
  if (isPurging) return;
  isPurging = true;
  while (waiting.size > 0) {
    const pages = [...waiting].slice(-maxPages);
    waiting.clear();
    await purge(
      pages.map((page) => cacheUrl + page),
      { revalidateSecret, pausesMs },
    );
  }
  isPurging = false;
}

type Rounds = { revalidateSecret: string; pausesMs: number[] };

async function purge(addresses: string[], { revalidateSecret, pausesMs }: Rounds): Promise<void> {
  const headers = ENCODINGS.map((encoding) => ({
    [PURGE_HEADER]: revalidateSecret,
    'accept-encoding': encoding,
  }));
  try {
    for (const pause of pausesMs) {
      await wait(pause);
      await Promise.all(headers.map((one) => fetchAll(addresses, one)));
    }
  } catch (error) {
    warnThrottled('front-cache.purge-failed', error);
  }
}

/** Fetches one address after the other, each to the end of its body. The page of a car that was removed is a 404. */
async function fetchAll(addresses: string[], headers: Record<string, string>): Promise<void> {
  for (const address of addresses) {
    const response = await fetch(address, {
      headers,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    if (!response.ok && response.status !== 404)
      warnThrottled('front-cache.purge-failed', new Error(`${address} was answered with ${response.status}`));
  }
}

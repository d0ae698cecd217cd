import { setTimeout } from 'node:timers/promises';

import { REVALIDATE_SECRET } from '#e2e/resilience/site.ts';
import { load, statusesOf } from './load.ts';
import { type Measured, onMeasuredSite } from './measured-site.ts';
import { percentile, say } from './log.ts';

const WARM = ['/', '/search', '/search?make=TOYOTA', '/car/AQUA-100001', '/blogs', '/blogs/1'];
const KINDS = ['vehicles', 'makes', 'featured', 'banners', 'testimonials', 'blogs'];
const SECONDS = 12;
const WARM_RATE = 100;
const COLD_RATE = 5;

/** Long enough for what a hanging round has left to be over: a call that waits, and the pause after it. */
const REST_MS = 11_000;

/**
 * The p99 of warm pages under a hanging backoffice against that under a healthy one, in rounds that take turns. In every
 * round all warm pages have become outdated, so that each is rendered anew or fails to be, and beside them visitors ask
 * for pages that were never rendered.
 */
export async function hangingBackoffice(rounds = 5): Promise<void> {
  await onMeasuredSite(async (site) => {
    for (const address of [...WARM, ...WARM]) await fetch(site.url + address);
    await measureRound(site); // until the code is compiled

    const p99s: Record<'healthy' | 'hang', number[]> = { healthy: [], hang: [] };
    for (let round = 1; round <= rounds; round += 1) {
      for (const mode of ['healthy', 'hang'] as const) {
        site.backoffice.setMode(mode);
        const times = await measureRound(site, `round ${round}, ${mode}`);
        p99s[mode].push(percentile(times, 0.99));
        site.backoffice.setMode('healthy');
        await setTimeout(REST_MS);
      }
    }
    const ratio = percentile(p99s.hang, 0.5) / percentile(p99s.healthy, 0.5);
    say(`median p99, hanging to healthy: ${ratio.toFixed(2)}`);
  });
}

async function measureRound({ url }: Measured, name?: string): Promise<number[]> {
  await outdateEverything(url);
  const until = { seconds: SECONDS };
  let asked = 0;
  const [warm, cold] = await Promise.all([
    load(url, {
      connections: 10,
      rate: WARM_RATE,
      until,
      next: () => ({ path: WARM[(asked += 1) % WARM.length] }),
    }),
    load(url, { connections: 40, rate: COLD_RATE, until, next: () => ({ path: newAddress() }) }),
  ]);
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(warm.times, share).toFixed(1));
  if (name)
    say(`${name}: p50 ${p50} ms, p99 ${p99} ms (${statusesOf(warm)}; never rendered ${statusesOf(cold)})`);
  return warm.times;
}

let newest = 0;

function newAddress(): string {
  newest += 1;
  return `/search?minPrice=${newest}`;
}

async function outdateEverything(url: string): Promise<void> {
  await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': REVALIDATE_SECRET },
    body: JSON.stringify({ kinds: KINDS }),
  });
}

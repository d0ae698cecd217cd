import { setTimeout } from 'node:timers/promises';
import { REVALIDATE_SECRET } from '#e2e/resilience/site.ts';
import { load, statusesOf } from './load.ts';
import { type MeasuredSite, onMeasuredSite } from './measured-site.ts';
import { percentile, printLine } from './log.ts';

const WARM = ['/', '/search', '/search?make=TOYOTA', '/car/AQUA-100001', '/blogs', '/blogs/1'];
const KINDS = ['vehicles', 'makes', 'featured', 'banners', 'testimonials', 'blogs'];
const SECONDS = 12;
const WARM_RATE = 100;
const COLD_RATE = 5;

/** Longer than the timeout of a call that hangs, and the breaker's pause after it. */
const COOLDOWN_MS = 11_000;

/**
 * The p99 of warm pages with a hanging backoffice, relative to a healthy one, in alternating rounds. At the beginning of
 * each round all warm pages are invalidated, so that each is revalidated or fails to be, and beside them cold pages are
 * requested.
 */
export async function hangingBackoffice(rounds = 5): Promise<void> {
  await onMeasuredSite(async (site) => {
    for (const address of [...WARM, ...WARM]) await fetch(site.url + address);
    await measureRound(site); // warms up the JIT compiler

    const p99s: Record<'healthy' | 'hang', number[]> = { healthy: [], hang: [] };
    for (let round = 1; round <= rounds; round += 1) {
      for (const mode of ['healthy', 'hang'] as const) {
        site.backoffice.setMode(mode);
        const times = await measureRound(site, `round ${round}, ${mode}`);
        p99s[mode].push(percentile(times, 0.99));
        site.backoffice.setMode('healthy');
        await setTimeout(COOLDOWN_MS);
      }
    }
    const ratio = percentile(p99s.hang, 0.5) / percentile(p99s.healthy, 0.5);
    printLine(`median p99, hanging to healthy: ${ratio.toFixed(2)}`);
  });
}

async function measureRound({ url }: MeasuredSite, name?: string): Promise<number[]> {
  await invalidateAll(url);
  const until = { seconds: SECONDS };
  let requested = 0;
  const [warm, cold] = await Promise.all([
    load(url, {
      connections: 10,
      rate: WARM_RATE,
      until,
      next: () => ({ path: WARM[(requested += 1) % WARM.length] }),
    }),
    load(url, { connections: 40, rate: COLD_RATE, until, next: () => ({ path: coldAddress() }) }),
  ]);
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(warm.times, share).toFixed(1));
  if (name)
    printLine(`${name}: p50 ${p50} ms, p99 ${p99} ms (${statusesOf(warm)}; cold pages ${statusesOf(cold)})`);
  return warm.times;
}

let lastPrice = 0;

function coldAddress(): string {
  lastPrice += 1;
  return `/search?minPrice=${lastPrice}`;
}

async function invalidateAll(url: string): Promise<void> {
  await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': REVALIDATE_SECRET },
    body: JSON.stringify({ kinds: KINDS }),
  });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Site, startSite } from '#e2e/resilience/site.ts';
import { sendWebhook } from '#e2e/resilience/webhook.ts';
import { startCpuMeter } from './cpu-meter.ts';
import { measureLoad } from './load.ts';
import { percentile, type Sample } from './report.ts';

const SIZES = [1_000, 20_000];
const RENDERS = 20;
const KINDS = ['makes', 'featured', 'banners', 'testimonials', 'blogs'];

/**
 * Measures, with few and with many cars in the reference backoffice, the first sync, and the landing page, cached and
 * rendered again.
 */
export async function inventory(rounds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const sites: Site[] = [];
  try {
    for (const cars of SIZES) {
      const { site, sample } = await startSiteWith(cars, join(folder, String(cars)));
      sites.push(site);
      samples.push(sample);
    }
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, site] of sites.entries()) {
        const column = `${SIZES[index]} cars`;
        const cached = await measureLoad({ name: column, origin: site.url, pathOf: (page) => page }, '/');
        const rendered = await measureRenders(site);
        if (round === 0) continue; // the warm-up
        samples.push({ page: '/, cached', column, metrics: cached });
        samples.push({ page: '/, rendered', column, metrics: rendered });
      }
  } finally {
    for (const site of sites) await site.stop();
    await rm(folder, { recursive: true });
  }
  return samples;
}

async function startSiteWith(cars: number, dataDir: string) {
  const seed = ['backoffice/main.ts', 'seed', '--cars', String(cars), '--data', join(dataDir, 'backoffice')];
  await once(spawn(process.execPath, seed, { stdio: 'inherit' }), 'exit');
  const site = await startSite({ backofficeUrl: '', dataDir });
  const stopMeter = startCpuMeter();
  const begun = performance.now();
  while (!(await healthOf(site)).includes(`"cars":${cars}`)) await setTimeout(20);
  const seconds = (performance.now() - begun) / 1000;
  const metrics = { 'time, s': seconds, 'CPU of site and backoffice, s': stopMeter().started / 1000 };
  return { site, sample: { page: 'first sync', column: `${cars} cars`, metrics } };
}

async function healthOf({ url }: Site): Promise<string> {
  return (await fetch(`${url}/api/health`)).text();
}

/** Times of renders, each after a webhook that invalidates all data of the page. */
async function measureRenders(site: Site) {
  const times: number[] = [];
  const stopMeter = startCpuMeter();
  for (let render = 0; render < RENDERS; render += 1) {
    await sendWebhook(site, { kinds: KINDS });
    const invalidated = performance.now();
    while (await isStale(site)) await setTimeout(10);
    times.push(performance.now() - invalidated);
    await setTimeout(250); // after this time the work that follows a render has ended
  }
  return { 'p50, ms': percentile(times, 0.5), 'server CPU, ms/render': stopMeter().started / RENDERS };
}

async function isStale({ url }: Site): Promise<boolean> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.headers.get('cache-status') !== 'site; hit';
}

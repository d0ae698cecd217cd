import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { REVALIDATE_SECRET, startSite } from '#e2e/resilience/site.ts';
import { startCpuMeter } from './cpu-meter.ts';
import { measureLoad } from './load.ts';
import { percentile, report, type Sample } from './report.ts';

const SIZES = [1_000, 100_000];
const RENDERS = 20;
const WEBHOOK = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-revalidate-secret': REVALIDATE_SECRET },
  body: JSON.stringify({ kinds: ['makes', 'featured', 'banners', 'testimonials', 'blogs'] }),
};

/** What the landing page costs, cached and rendered anew, with few and with many cars in the reference backoffice. */
export async function inventory(rounds: number): Promise<void> {
  const samples: Sample[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const sites = await Promise.all(SIZES.map((cars) => startSiteWith(cars, join(folder, String(cars)))));
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, { url }] of sites.entries()) {
        const column = `${SIZES[index]} cars`;
        const cached = await measureLoad({ name: column, origin: url, pathOf: (page) => page }, '/');
        const rendered = await measureRenders(url);
        if (round === 0) continue; // it warms up
        samples.push({ ...cached, page: '/, cached', column }, { ...rendered, page: '/, rendered', column });
      }
  } finally {
    for (const site of sites) await site.stop();
    await rm(folder, { recursive: true });
  }
  await report('inventory', samples);
}

async function startSiteWith(cars: number, dataDir: string) {
  const seed = ['backoffice/main.ts', 'seed', '--cars', String(cars), '--data', join(dataDir, 'backoffice')];
  await once(spawn(process.execPath, seed, { stdio: 'inherit' }), 'exit');
  return startSite({ backofficeUrl: '', dataDir });
}

/** Each render follows the webhook, which invalidates all that the page shows. */
async function measureRenders(url: string) {
  const times: number[] = [];
  const stopMeter = startCpuMeter();
  for (let render = 0; render < RENDERS; render += 1) {
    await fetch(`${url}/api/revalidate`, WEBHOOK);
    const invalidated = performance.now();
    while (await isStale(url)) await setTimeout(10);
    times.push(performance.now() - invalidated);
    await setTimeout(250); // what follows a render is over
  }
  const { started, others } = stopMeter();
  return {
    metrics: { 'p50, ms': percentile(times, 0.5), 'server CPU, ms/render': started / RENDERS },
    others,
  };
}

async function isStale(url: string): Promise<boolean> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.headers.get('x-nextjs-cache') !== 'HIT';
}

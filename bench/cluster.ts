import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { backofficeCalls } from '#e2e/cluster/backoffice-calls.ts';
import { CARS, type Cluster, startCluster } from '#e2e/cluster/cluster.ts';
import type { Site } from '#e2e/resilience/site.ts';
import { isSent, submissions, submit } from '#e2e/resilience/submissions.ts';
import { sendWebhook } from '#e2e/resilience/webhook.ts';
import type { RedisServer } from '#lib/platform/testing/redis-server.ts';
import { findSystemProgram } from '#scripts/setup/system-programs.mjs';
import { startCpuMeter } from './cpu-meter.ts';
import { measureLoad } from './load.ts';
import { percentile, type Sample } from './report.ts';
import { PAGES } from './servers.ts';

const PAGES_OF_EACH_KIND = 100;
const WEBHOOKS = 20;
const ENQUIRIES = 1_000;
const CONCURRENCY = 32;

/** After this time the work that follows a render has ended. */
const SETTLE_MS = 1_000;

/** Measures the cost of pages and enquiries of two sites, with Redis and the backoffice, and the delay of changes. */
export async function cluster(rounds: number): Promise<Sample[]> {
  const [nginx, redis] = [findSystemProgram('nginx'), findSystemProgram('redis')];
  if (!nginx || !redis) throw new Error('nginx or redis-server is not installed.');
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-'));
    const started = await startCluster(folder, { nginx, redis }, { RATE_LIMIT_PER_MINUTE: '1000000' });
    try {
      for (const page of PAGES)
        for (const { url } of started.sites) await (await fetch(url + page)).arrayBuffer();
      const nginxServer = { name: 'both sites', origin: started.nginx.url, pathOf: (page: string) => page };
      const cached = await measureLoad(nginxServer, '/search', 'br');
      samples.push({ page: '/search behind nginx', column: nginxServer.name, metrics: cached });
      samples.push(...(await measurePages(started)));
      samples.push(await measureWebhooks(started));
      samples.push(await measureEnquiries(started));
    } finally {
      await started.stop();
      await rm(folder, { recursive: true });
    }
  }
  return samples;
}

/** Pages that no site has cached: the first site renders them, the second finds them in Redis. */
async function measurePages(started: Cluster): Promise<Sample[]> {
  const samples: Sample[] = [];
  const kinds = {
    'a car': CARS.slice(WEBHOOKS, WEBHOOKS + PAGES_OF_EACH_KIND).map((car) => `/car/${car}`),
    'a search': Array.from({ length: PAGES_OF_EACH_KIND }, (_, index) => `/search?minPrice=${1_000 + index}`),
  };
  const [first, second] = started.sites;
  for (const [page, paths] of Object.entries(kinds)) {
    samples.push({ page, column: 'rendered', metrics: await measureVisits(started, first, paths) });
    samples.push({ page, column: 'from Redis', metrics: await measureVisits(started, second, paths) });
  }
  return samples;
}

async function measureVisits(started: Cluster, site: Site, paths: string[]) {
  const times: number[] = [];
  const stopMeter = startCpuMeter();
  const before = await readCounts(started);
  for (const path of paths) {
    const begun = performance.now();
    await (await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    times.push(performance.now() - begun);
  }
  await setTimeout(SETTLE_MS);
  const after = await readCounts(started);
  const { started: milliseconds } = stopMeter();
  const metrics: Record<string, number> = {
    'p50, ms': percentile(times, 0.5),
    'CPU of all, ms a page': milliseconds / paths.length,
  };
  for (const [name, count] of Object.entries(after))
    metrics[`${name} a page`] = (count - (before[name] ?? 0)) / paths.length;
  return metrics;
}

async function readCounts(started: Cluster): Promise<Record<string, number>> {
  const calls = await backofficeCalls(started);
  return {
    'calls to the backoffice': [...calls.values()].reduce((sum, count) => sum + count, 0),
    'Redis commands': await infoOf(started.cache, 'total_commands_processed'),
    'Redis memory, KB': (await infoOf(started.cache, 'used_memory')) / 1_000,
  };
}

/** A number of Redis's INFO command. */
async function infoOf(server: RedisServer, name: string): Promise<number> {
  const info = String(await server.command(['INFO']));
  return Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1]);
}

/** Times of the webhook's response on one site, and from there until the other site shows the car as sold. */
async function measureWebhooks({ sites, backoffice }: Cluster): Promise<Sample> {
  const [called, other] = sites;
  const responseTimes: number[] = [];
  const delays: number[] = [];
  for (const car of CARS.slice(0, WEBHOOKS)) {
    await isSold(other, car);
    await backoffice.sell(car);
    const sentAt = performance.now();
    await sendWebhook(called, { chassisNumbers: [car], kinds: ['vehicles', 'makes', 'featured'] });
    const respondedAt = performance.now();
    while (!(await isSold(other, car))) await setTimeout(5);
    responseTimes.push(respondedAt - sentAt);
    delays.push(performance.now() - respondedAt);
  }
  return {
    page: 'webhook of one car',
    column: 'both sites',
    metrics: {
      'answered after, p50, ms': percentile(responseTimes, 0.5),
      'then seen on the other, p50, ms': percentile(delays, 0.5),
      'then seen on the other, p99, ms': percentile(delays, 0.99),
    },
  };
}

async function isSold({ url }: Site, car: string): Promise<boolean> {
  return (await (await fetch(`${url}/car/${car}`)).text()).includes('This car is sold');
}

/** Sends enquiries to both sites in turn, 32 at a time (a closed-loop load). */
async function measureEnquiries({ sites, queue }: Cluster): Promise<Sample> {
  const queued = submissions(ENQUIRIES, CARS.at(-1) ?? '').entries();
  const times: number[] = [];
  const commands = await infoOf(queue, 'total_commands_processed');
  const stopMeter = startCpuMeter();
  const begun = performance.now();
  async function work(): Promise<void> {
    for (const [index, submission] of queued) {
      const sentAt = performance.now();
      const client = { 'x-forwarded-for': `203.0.113.${index % 250}` };
      const status = await submit(sites[index % 2 === 0 ? 0 : 1].url, submission, client);
      if (!isSent(status)) throw new Error(`an enquiry was answered with ${status}`);
      times.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const seconds = (performance.now() - begun) / 1000;
  const { started } = stopMeter();
  return {
    page: 'enquiries',
    column: 'both sites',
    metrics: {
      'enquiries/s': ENQUIRIES / seconds,
      'p50, ms': percentile(times, 0.5),
      'p99, ms': percentile(times, 0.99),
      'CPU of all, ms/enquiry': started / ENQUIRIES,
      'commands of the queue/enquiry':
        ((await infoOf(queue, 'total_commands_processed')) - commands) / ENQUIRIES,
    },
  };
}

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstVehicles, sampleVehicles } from '#backoffice/sample-data/read-samples.ts';
import type { StoredVehicle } from '#backoffice/vehicle.ts';
import { EMPTY_FILTER, withCriteria, type Criteria } from '#lib/domain/search/search-filter.ts';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { WorkerClient } from '#lib/search-index/worker-client.ts';
import { percentile, type Sample } from './report.ts';

const SIZES = [10_000, 100_000, 300_000, 1_000_000];
const PAGE = 100;
const FILE = 'inventory.sqlite';
const QUERIES = 40;
const SEARCHES: Record<string, Partial<Criteria>> = {
  'every car, with counts': {},
  'by price': { sort: 'price' },
  'one make, newest first': { make: 'TOYOTA', sort: '-year' },
  'a word that most cars have': { q: 'camera' },
  'twelve words that no car has together': { q: 'a b c d e f g h i j k l' },
  'few cars, with relaxed searches': {
    make: 'TOYOTA',
    maxPrice: 100_000,
    transmission: 'MANUAL',
    minYear: 2019,
  },
};

/** Measures the inventory index: its build, and the round trips of queries between the threads. */
export async function inventoryIndex(rounds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const cars of SIZES) samples.push(...(await measureSize(cars, rounds)));
  return samples;
}

async function measureSize(cars: number, rounds: number): Promise<Sample[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const worker = new WorkerClient(directory, ({ message }) => process.stderr.write(`${message}\n`));
  const column = `${cars} cars`;
  try {
    const building = await buildIndex(worker, cars, join(directory, FILE));
    const samples: Sample[] = [{ page: 'building', column, metrics: building }];
    for (let round = 0; round < rounds; round += 1)
      for (const [page, criteria] of Object.entries(SEARCHES))
        samples.push({ page, column, metrics: await measure(worker, criteria) });
    return samples;
  } finally {
    await worker.stop();
    await rm(directory, { recursive: true });
  }
}

/** Builds the index like a sync that reads the cars without delay. */
async function buildIndex(worker: WorkerClient, cars: number, file: string) {
  const vehicles = firstVehicles(sampleVehicles(), cars);
  const begun = performance.now();
  await worker.call('beginSync');
  for (let page = takeVehicles(vehicles); page.length > 0; page = takeVehicles(vehicles))
    await worker.call('addSynced', page, Date.now());
  await worker.call('publishSync', { startedAt: Date.now(), tookMs: 0 });
  const seconds = (performance.now() - begun) / 1000;
  await worker.call('view', EMPTY_FILTER); // reads the columns into memory
  return {
    'time, s': seconds,
    'file, MB': (await stat(file)).size / 1e6,
    'memory of the process, MB': process.memoryUsage.rss() / 1e6,
  };
}

/** The next page of a sync. */
function takeVehicles(vehicles: Iterator<StoredVehicle>): Vehicle[] {
  const page: Vehicle[] = [];
  while (page.length < PAGE) {
    const next = vehicles.next();
    if (next.done) break;
    const vehicle = parseVehicle(next.value);
    if (vehicle) page.push(vehicle);
  }
  return page;
}

async function measure(worker: WorkerClient, criteria: Partial<Criteria>) {
  const filter = withCriteria(EMPTY_FILTER, criteria);
  const times: number[] = [];
  for (let query = 0; query < QUERIES; query += 1) {
    const begun = performance.now();
    await worker.call('view', { ...filter, page: query });
    times.push(performance.now() - begun);
  }
  return { 'p50, ms': percentile(times, 0.5), 'p99, ms': percentile(times, 0.99) };
}

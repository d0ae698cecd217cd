import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstVehicles, sampleVehicles } from '#backoffice/sample-data/read-samples.ts';
import { EMPTY_FILTER, withCriteria, type Criteria } from '#lib/domain/search/search-filter.ts';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import { WorkerClient } from '#lib/inventory/worker-client.ts';
import { startCpuMeter } from './cpu-meter.ts';
import { percentile, report, type Sample } from './report.ts';

const CARS = 100_000;
const PAGE = 100;
const QUERIES = 40;
const SEARCHES: Record<string, Partial<Criteria>> = {
  'every car, with counts': {},
  'by price': { sort: 'price' },
  'one make, newest first': { make: 'TOYOTA', sort: '-year' },
  'a word that most cars have': { q: 'camera' },
  'few cars, with near misses': { make: 'TOYOTA', maxPrice: 100_000, transmission: 'MANUAL', minYear: 2019 },
};

/** What the index of the inventory answers at 100,000 cars, from the thread that asks and back. */
export async function inventoryIndex(rounds: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const worker = new WorkerClient(directory, ({ message }) => process.stderr.write(`${message}\n`));
  try {
    const walkMs = await fill(worker);
    const { size } = await stat(join(directory, 'inventory.sqlite'));
    process.stdout.write(
      `${CARS} cars: ${Math.round(walkMs)} ms to index, ${Math.round(size / 1e6)} MB, RSS ${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
    );
    const samples: Sample[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const [page, criteria] of Object.entries(SEARCHES))
        samples.push({ page, column: `${CARS} cars`, ...(await measure(worker, criteria)) });
    await report('index', samples);
  } finally {
    await worker.stop();
    await rm(directory, { recursive: true });
  }
}

async function fill(worker: WorkerClient): Promise<number> {
  const vehicles = [...firstVehicles(sampleVehicles(), CARS)]
    .map(parseVehicle)
    .filter((vehicle) => vehicle !== null);
  const begun = performance.now();
  await worker.call('beginWalk');
  for (let from = 0; from < vehicles.length; from += PAGE)
    await worker.call('addWalked', vehicles.slice(from, from + PAGE), Date.now());
  await worker.call('publishWalk', { startedAt: Date.now(), tookMs: 0 });
  return performance.now() - begun;
}

async function measure(worker: WorkerClient, criteria: Partial<Criteria>) {
  const filter = withCriteria(EMPTY_FILTER, criteria);
  const times: number[] = [];
  const stopMeter = startCpuMeter();
  for (let query = 0; query < QUERIES; query += 1) {
    const begun = performance.now();
    await worker.call('view', { ...filter, page: query });
    times.push(performance.now() - begun);
  }
  const { others } = stopMeter();
  return { metrics: { 'p50, ms': percentile(times, 0.5), 'p99, ms': percentile(times, 0.99) }, others };
}

import { firstVehicles, sampleVehicles } from '#backoffice/sample-data/read-samples.ts';
import { EMPTY_FILTER, withCriteria, type Criteria } from '#lib/domain/search/search-filter.ts';
import { parseVehicle } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buildInventory, type Inventory } from '#lib/inventory/inventory.ts';
import { searchView } from '#lib/inventory/search-view.ts';
import { percentile, type Sample } from './report.ts';

const SIZES = [304, 5_000, 20_000];
const QUERIES = 100;
const SEARCHES: Record<string, Partial<Criteria>> = {
  'every car, with counts': {},
  'by price': { sort: 'price' },
  'one make, newest first': { make: 'TOYOTA', sort: '-year' },
  'a word that most cars have': { q: 'camera' },
  'a mistyped word': { q: 'blutooth' },
  'few cars, with relaxed searches': {
    make: 'TOYOTA',
    maxPrice: 100_000,
    transmission: 'MANUAL',
    minYear: 2019,
  },
};

/** Measures the inventory: its build, its memory and its searches. */
export async function inventoryIndex(rounds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const size of SIZES) samples.push(...(await measureSize(size, rounds)));
  return samples;
}

async function measureSize(size: number, rounds: number): Promise<Sample[]> {
  const column = `${size} cars`;
  const before = heap();
  const cpu = process.cpuUsage();
  const inventory = await buildInventory(vehicles(size), null, { syncedAt: Date.now(), tookMs: 0 });
  const { user, system } = process.cpuUsage(cpu);
  const metrics = { 'CPU, ms': (user + system) / 1000, 'heap, MB': (heap() - before) / 1e6 };
  const samples: Sample[] = [{ page: 'building', column, metrics }];
  for (let round = 0; round < rounds; round += 1)
    for (const [page, criteria] of Object.entries(SEARCHES))
      samples.push({ page, column, metrics: measure(inventory, criteria) });
  return samples;
}

/** Bytes in use, after a collection where Node was started with `--expose-gc`. */
function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** Sample cars and copies of them. */
function vehicles(size: number): Vehicle[] {
  return [...firstVehicles(sampleVehicles(), size)].map(parseVehicle).filter((vehicle) => vehicle !== null);
}

function measure(inventory: Inventory, criteria: Partial<Criteria>) {
  const filter = withCriteria(EMPTY_FILTER, criteria);
  const times: number[] = [];
  for (let query = 0; query < QUERIES; query += 1) {
    const begun = performance.now();
    searchView(inventory, { ...filter, page: query });
    times.push(performance.now() - begun);
  }
  return { 'p50, ms': percentile(times, 0.5), 'p99, ms': percentile(times, 0.99) };
}

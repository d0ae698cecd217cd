import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { circuitStates } from '#lib/backoffice/transport/breaker.ts';
import { observeCalls } from '#lib/backoffice/transport/call-channel.ts';
import type { watchedHealth } from '#lib/backoffice/transport/health.ts';
import type { queueHealth } from '#lib/enquiries/queue/open-queue.ts';
import type { inventoryHealth } from '#lib/inventory/queries.ts';
import type { Cache } from '#lib/cache/cache.ts';
import { LOGGED_ERRORS } from '#lib/platform/log.ts';

type Sample = { value: number | null; labels?: Record<string, string> };
type Read = () => Sample[] | Promise<Sample[]>;

/** What the metrics read at each scrape. */
export type Readings = {
  backoffice: typeof watchedHealth;
  circuits: typeof circuitStates;
  queue: typeof queueHealth;
  inventory: typeof inventoryHealth;
  pageCache: Pick<Cache, 'lookUps' | 'usage'>;
};

export type Metrics = {
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
  observeRequest(route: string, status: number, seconds: number): void;
};

const PREFIX = 'dealership_';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process (docs/operations.md lists them). States of services are read at each scrape. */
export function createMetrics(readings: () => Partial<Readings>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered, by route and status (499: the client went away)',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  measureCalls(registers);
  countErrors(registers);

  /** A state that is unknown (null) has no sample. */
  function gauge(name: string, help: string, labelNames: string[], read: Read): void {
    new Gauge({
      name: `${PREFIX}${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        const samples = await read();
        this.reset();
        if (labelNames.length === 0) this.remove(); // reset() has set it to 0
        for (const { value, labels = {} } of samples) if (value !== null) this.set(labels, value);
      },
    });
  }

  new Counter({
    name: `${PREFIX}page_cache_lookups_total`,
    help: 'Look-ups of pages in the page cache: hit, stale (answered, and rendered again) or miss',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      const { lookUps } = readings().pageCache ?? {};
      for (const [result, count] of Object.entries(lookUps ?? {})) this.inc({ result }, count);
    },
  });
  gauge('page_cache_entries', 'Pages in the page cache', ['store'], () => usage('entries'));
  gauge('page_cache_bytes', 'Size of the page cache', ['store'], () => usage('bytes'));

  function usage(measure: 'entries' | 'bytes'): Sample[] {
    const stores = Object.entries(readings().pageCache?.usage ?? {});
    return stores.map(([store, used]) => ({ labels: { store }, value: used[measure] }));
  }

  gauge('backoffice_up', 'Whether the backoffice answered lately', [], async () => {
    const health = (await readings().backoffice?.()) ?? 'unknown';
    return [{ value: health === 'unknown' ? null : Number(health === 'up') }];
  });
  gauge('backoffice_circuit_open', 'Whether calls to a resource fail at once', ['resource'], () => {
    const circuits = readings().circuits?.() ?? [];
    return circuits.map(({ resource, isOpen }) => ({ labels: { resource }, value: Number(isOpen) }));
  });

  async function queue() {
    return (await readings().queue?.(Date.now())) ?? null;
  }
  gauge('enquiries_undelivered', 'Enquiries that are retried', [], async () => [
    { value: (await queue())?.undelivered ?? null },
  ]);
  gauge('enquiries_oldest_undelivered_seconds', 'Age of the oldest of them, 0 without any', [], async () => {
    const state = await queue();
    return [{ value: state?.oldestUndeliveredSeconds ?? (state?.undelivered === 0 ? 0 : null) }];
  });
  gauge('enquiries_dead_letters', 'Enquiries that wait for the operator', [], async () => [
    { value: (await queue())?.deadLetters ?? null },
  ]);
  gauge('enquiries_store_up', 'Whether a store of enquiries can be read and written', ['store'], async () => {
    const stores = Object.entries((await queue())?.enquiryStores ?? {});
    return stores.map(([store, state]) => ({ labels: { store }, value: Number(state === 'up') }));
  });

  function inventory() {
    return readings().inventory?.(Date.now()) ?? null;
  }
  gauge('inventory_cars', 'Cars in the inventory', [], () => [{ value: inventory()?.cars ?? null }]);
  gauge('inventory_age_seconds', 'Age of the inventory', [], () => [
    { value: inventory()?.ageSeconds ?? null },
  ]);

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    observeRequest: (route, status, seconds) => requests.observe({ route, status }, seconds),
  };
}

function measureCalls(registers: Registry[]): void {
  const calls = new Histogram({
    name: `${PREFIX}backoffice_call_duration_seconds`,
    help: 'Time that a call to the backoffice took, by call and outcome',
    labelNames: ['call', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  observeCalls((call) => {
    const startedAt = performance.now();
    return ({ outcome }) => calls.observe({ call, outcome }, (performance.now() - startedAt) / 1000);
  });
}

/** Errors of which deploy/alerts.yml asks for the increase: Prometheus sees one only from a value that it has read. */
const ALERTED_ERRORS = ['enquiry.rejected', 'alert.failed'];

function countErrors(registers: Registry[]): void {
  const errors = new Counter({
    name: `${PREFIX}errors_total`,
    help: 'Errors in the log, by event',
    labelNames: ['event'],
    registers,
  });
  for (const event of ALERTED_ERRORS) errors.inc({ event }, 0);
  LOGGED_ERRORS.subscribe((event) => errors.inc({ event: String(event) }));
}

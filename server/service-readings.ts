import type { openCircuits } from '#lib/backoffice/transport/breaker.ts';
import type { watchedHealth } from '#lib/backoffice/transport/health.ts';
import type { queueHealth } from '#lib/enquiries/queue/process-queue.ts';
import type { inventoryHealth } from '#lib/search-index/inventory.ts';
import type { PageCache } from '#lib/page-cache/page-cache.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';

/** Functions that read the state of services. Most services live in Next's bundles, which the server cannot import. */
export type ServiceReadings = {
  backoffice: typeof watchedHealth;
  circuits: typeof openCircuits;
  queue: typeof queueHealth;
  inventory: typeof inventoryHealth;
  pageCache: () => Pick<PageCache, 'lookUps' | 'usage'> | null;
};

/** The functions provided so far; none until Next has started. */
export function serviceReadings(): Partial<ServiceReadings> {
  return processSingleton('service readings', () => ({}));
}

/** Provides functions for the metrics. Next's side calls it in `instrumentation.ts`. */
export function provideReadings(readings: Partial<ServiceReadings>): void {
  Object.assign(serviceReadings(), readings);
}

import { onPictureNamed } from '#lib/backoffice/response/picture-address.ts';
import { circuitStates } from '#lib/backoffice/transport/breaker.ts';
import { watchedHealth } from '#lib/backoffice/transport/health.ts';
import { queueHealth, startEnquiryQueues, stopEnquiryQueues } from '#lib/enquiries/queue/open-queue.ts';
import { siteInventory, stopInventory } from '#lib/inventory/open-inventory.ts';
import { inventoryHealth } from '#lib/inventory/queries.ts';
import { openPageCache } from '#lib/page-cache/open-page-cache.ts';
import type { PageCache, RenderPage } from '#lib/page-cache/page-cache.ts';
import { openPictures } from '#lib/pictures/open-pictures.ts';
import { env } from '#lib/platform/env.ts';
import { redis } from '#lib/platform/redis.ts';
import { routeServices } from '#lib/route-services.ts';
import { provideServices } from '#lib/services.ts';
import { subscribeToWebhooks, syncIfMissed } from '#lib/webhook/receive-webhook.ts';

type Build = {
  id: string;
  render: RenderPage;
};

/** What the metrics read at each scrape. */
export type Readings = {
  backoffice: typeof watchedHealth;
  circuits: typeof circuitStates;
  queue: typeof queueHealth;
  inventory: typeof inventoryHealth;
  pageCache: Pick<PageCache, 'lookUps' | 'usage'> | null;
};

/**
 * Opens every service of this process, and provides the routes with them. Import this module only when `process.env` is
 * complete, which many of its modules read while they are loaded.
 * @param build null in development, where pages are not cached
 */
export function openServices(build: Build | null) {
  const pictures = openPictures();
  onPictureNamed((address) => pictures.known.add(address));
  const pageCache =
    build &&
    openPageCache({
      buildId: build.id,
      redis: redis(),
      render: build.render,
      onMissed: (missed) => void syncIfMissed(missed),
    });
  async function invalidate(tags: string[]): Promise<void> {
    await pageCache?.invalidate(tags);
  }

  provideServices(routeServices(invalidate));
  const readings: Readings = {
    backoffice: watchedHealth,
    circuits: circuitStates,
    queue: queueHealth,
    inventory: inventoryHealth,
    pageCache,
  };
  return { pictures, pageCache, readings, start };

  /**
   * Starts the sync of the inventory, the subscription to webhooks of other instances, the delivery of enquiries that an
   * earlier process stored, and tracing if it is configured.
   * @returns what stops them
   */
  async function start(): Promise<(() => Promise<void>)[]> {
    const stops = [stopInventory, stopEnquiryQueues];
    if (env().tracesEndpoint !== null) {
      const { startTracing } = await import('./tracing.ts');
      stops.push(startTracing());
    }
    await siteInventory().sync.start(() => pictures.known.setComplete());
    subscribeToWebhooks(invalidate);
    await startEnquiryQueues();
    return stops;
  }
}

import type { Instrumentation } from 'next';

/**
 * Runs once, before the first request. Starts the delivery of enquiries that an earlier process stored, the syncs of
 * the inventory, the subscription to webhooks of other instances, and tracing if it is configured. A failure ends the
 * process: Next would go on and fail every request. Next compiles this file for the edge runtime too, which has no file
 * system, and leaves out only what follows the check in the same function.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  try {
    const { env } = await import('./lib/platform/env.ts');
    if (env().tracesEndpoint !== null) {
      const { startTracing } = await import('./server/tracing.ts');
      startTracing();
    }
    const { openCircuits } = await import('./lib/backoffice/transport/breaker.ts');
    const { watchedHealth } = await import('./lib/backoffice/transport/health.ts');
    const { enquiryQueue, queueHealth } = await import('./lib/enquiries/queue/process-queue.ts');
    const { inventoryHealth } = await import('./lib/search-index/inventory.ts');
    const { processInventory } = await import('./lib/search-index/process-inventory.ts');
    const { syncIfMissed, subscribeToWebhooks } = await import('./lib/search-index/shared-webhook.ts');
    const { onMissedInvalidations, currentPageCache } =
      await import('./lib/page-cache/current-page-cache.ts');
    const { provideReadings } = await import('./server/service-readings.ts');
    processInventory().sync.start();
    subscribeToWebhooks(async (tags) => currentPageCache()?.invalidate(tags));
    onMissedInvalidations((missed) => void syncIfMissed(missed));
    provideReadings({
      backoffice: watchedHealth,
      circuits: openCircuits,
      queue: queueHealth,
      inventory: inventoryHealth,
    });
    await enquiryQueue().start();
  } catch (error) {
    const { exitWithError } = await import('./server/start-error.ts');
    exitWithError(error);
  }
}

/**
 * Logs an error of a render or route handler in one line without its stack. A page of which a part has failed is not
 * cached: of the data for a client navigation the status does not tell.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { currentRender } = await import('./lib/platform/page-render.ts');
  const page = currentRender();
  if (page) page.hasFailed = true;
  const { log } = await import('./lib/platform/log.ts');
  log('error', 'site.request-failed', {
    method: request.method,
    path: request.path.split('?', 1)[0], // the query may hold form input
    route: context.routePath,
    error,
  });
};

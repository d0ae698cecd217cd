import { aBackoffice, json, type Received, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

/** A process of the site, with the calls that its backoffice received. */
async function open(url: string, directory: string, redisUrl: string) {
  process.env['DATA_DIR'] = directory;
  process.env['REDIS_URL'] = redisUrl;
  await aClient(url);
  const [
    { siteInventory, stopInventory },
    queries,
    search,
    webhook,
    alternatives,
    received,
    { redis },
    cars,
    allCars,
    find,
    lastKnown,
  ] = await Promise.all([
    import('#lib/inventory/open-inventory.ts'),
    import('#lib/inventory/queries.ts'),
    import('#lib/inventory/search.ts'),
    import('#lib/webhook/apply-webhook.ts'),
    import('#lib/inventory/alternatives.ts'),
    import('#lib/webhook/receive-webhook.ts'),
    import('#lib/platform/redis.ts'),
    import('#lib/backoffice/queries/vehicles.ts'),
    import('#lib/inventory/all-cars.ts'),
    import('#lib/inventory/find-vehicle.ts'),
    import('#lib/inventory/last-known-vehicle.ts'),
  ]);
  const modules = {
    ...queries,
    ...search,
    ...webhook,
    ...alternatives,
    ...received,
    ...allCars,
    ...find,
    ...lastKnown,
    getVehicle: cars.getVehicle,
  };
  async function stop(): Promise<void> {
    await stopInventory();
    redis()
      ?.removeAllListeners('error')
      .on('error', () => undefined)
      .destroy();
  }
  return { ...modules, ...siteInventory(), stop };
}

type Site = Awaited<ReturnType<typeof open>> & { directory: string; received: Received[] };

/** Runs a test with a site that has just started, has no inventory, and syncs only when told to. */
export function withSite(
  replies: Record<string, unknown>,
  test: (site: Site) => Promise<void>,
  { redisUrl = '' } = {},
): Promise<void> {
  return withTempDirectory(async (directory) => {
    const { url, received } = await aBackoffice({ 'GET /makes': ['TOYOTA'], ...replies });
    const site = await open(url, directory, redisUrl);
    try {
      await test({ ...site, directory, received });
    } finally {
      await site.stop();
    }
  });
}

/** Answers POST /cars with these vehicles, `perPage` a page. */
export function pagesOf(vehicles: () => Vehicle[], perPage = 2): Reply {
  return (response, request) => {
    const { page } = JSON.parse(request.body) as SearchFilter;
    const all = vehicles();
    const content = all.slice(page * perPage, (page + 1) * perPage);
    json({ content, number: page, totalPages: Math.ceil(all.length / perPage) })(response, request);
  };
}

/** A sync that began at `syncedAt` and has read these vehicles. */
export function aSync(vehicles: Vehicle[], syncedAt = Date.now()) {
  return { vehicles, syncedAt, tookMs: 1, begunAt: performance.now() };
}

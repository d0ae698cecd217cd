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
    { searchIndex, stopSearchIndex },
    inventory,
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
    import('#lib/search-index/open-index.ts'),
    import('#lib/search-index/inventory.ts'),
    import('#lib/search-index/search.ts'),
    import('#lib/webhook/apply-webhook.ts'),
    import('#lib/search-index/alternatives.ts'),
    import('#lib/webhook/receive-webhook.ts'),
    import('#lib/platform/redis.ts'),
    import('#lib/backoffice/queries/vehicles.ts'),
    import('#lib/search-index/all-cars.ts'),
    import('#lib/search-index/find-vehicle.ts'),
    import('#lib/backoffice/page-data/last-known-vehicle.ts'),
  ]);
  const modules = {
    ...inventory,
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
    await stopSearchIndex();
    redis()
      ?.removeAllListeners('error')
      .on('error', () => undefined)
      .destroy();
  }
  await searchIndex().worker.call('state'); // starts the thread, so that no query waits for that
  return { ...modules, ...searchIndex(), stop };
}

type Site = Awaited<ReturnType<typeof open>> & { directory: string; received: Received[] };

/** Runs a test with a site that has just started, has no snapshot, and syncs only when told to. */
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

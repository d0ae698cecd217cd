import { aBackoffice, type Reply } from '#lib/backoffice/testing/a-backoffice.ts';
import { aClient } from '#lib/backoffice/testing/a-client.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { RedisLocks } from '#lib/platform/redis-locks.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { aRedis, aRedisClient, testWithRedis, type TestRedis } from '#lib/platform/testing/a-redis.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { pagesOf } from './testing/a-site.ts';
import { WorkerClient } from './worker-client.ts';

const CARS = ['A', 'B', 'C', 'D', 'E', 'F'].map((chassisNumber) => aVehicle({ chassisNumber }));

/** Two instances, each with an index of its own, and the pages that they asked the backoffice for. */
function withInstances(
  server: TestRedis,
  test: (
    instances: { sync: { syncNow(): Promise<void>; stop(): Promise<void> }; worker: WorkerClient }[],
    pages: number[],
  ) => Promise<void>,
): Promise<void> {
  return withTempDirectory(async (directory) => {
    captureLog();
    const pages: number[] = [];
    function reply(...[response, request]: Parameters<Reply>): void {
      pages.push((JSON.parse(request.body) as { page: number }).page);
      pagesOf(() => CARS)(response, request);
    }
    const { url } = await aBackoffice({ 'GET /makes': ['TOYOTA'], 'POST /cars': reply });
    await aClient(url);
    const { InventorySync } = await import('./inventory-sync.ts');
    const connections = [await aRedisClient(server), await aRedisClient(server)];
    const instances = connections.map((connection, index) => {
      const worker = new WorkerClient(`${directory}/${index}`, () => undefined);
      return { worker, sync: new InventorySync(worker, new RedisLocks(connection)) };
    });
    try {
      await test(instances, pages);
    } finally {
      for (const { sync, worker } of instances) {
        await sync.stop();
        await worker.stop();
      }
    }
  });
}

testWithRedis('instances that share a Redis sync one after the other', async () => {
  await withInstances(await aRedis(), async (instances, pages) => {
    await Promise.all(instances.map(({ sync }) => sync.syncNow()));
    expect(pages).toEqual([0, 1, 2, 0, 1, 2]);
    const states = await Promise.all(instances.map(({ worker }) => worker.call('state')));
    expect(states).toMatchObject([{ cars: 6 }, { cars: 6 }]);
  });
});

testWithRedis('while Redis hangs each instance syncs', async () => {
  const server = await aRedis();
  await withInstances(server, async (instances) => {
    server.signal('SIGSTOP');
    await Promise.all(instances.map(({ sync }) => sync.syncNow()));
    const states = await Promise.all(instances.map(({ worker }) => worker.call('state')));
    expect(states).toMatchObject([{ cars: 6 }, { cars: 6 }]);
  });
});

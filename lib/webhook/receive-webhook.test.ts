import { aFilter } from '#lib/domain/testing/a-filter.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { RedisChannel } from '#lib/platform/redis-channel.ts';
import { aRedis, aRedisClient, testWithRedis, type TestRedis } from '#lib/platform/testing/a-redis.ts';
import { until } from '#lib/platform/testing/until.ts';
import { pagesOf, withSite } from '#lib/inventory/testing/a-site.ts';

const SOLD = aVehicle({ chassisNumber: 'A', status: 'sold' });
const WEBHOOK = { chassisNumbers: ['A'], kinds: ['vehicles' as const] };

/** A backoffice at which the car is for sale in the list, and sold since it was read. */
const REPLIES = { 'POST /cars': pagesOf(() => [aVehicle({ chassisNumber: 'A' })]), 'GET /car/A': SOLD };

/** Waits until somebody listens, by the name of the site of these tests. */
async function anotherInstance(server: TestRedis) {
  const client = await aRedisClient(server, 'localhost:3000:');
  const channel = new RedisChannel(client, 'webhooks');
  async function isHeard(): Promise<boolean> {
    return (await client.pubSubChannels()).length > 0;
  }
  return { channel, isHeard };
}

testWithRedis(
  'a webhook that another instance got changes the inventory before the pages are invalidated',
  async () => {
    const server = await aRedis();
    const { channel, isHeard } = await anotherInstance(server);
    await withSite(
      REPLIES,
      async ({ sync, viewInventory, subscribeToWebhooks }) => {
        await sync.syncNow();
        const shown: unknown[] = [];
        subscribeToWebhooks((tags) => {
          const found = viewInventory(aFilter({ sort: 'price' }));
          shown.push({ tags, vehicles: found?.view.vehicles });
          return Promise.resolve();
        });
        await until(isHeard);
        await channel.publish({ kinds: 'not a webhook' });
        await channel.publish(WEBHOOK);
        await until(() => shown.length > 0);
        expect(shown).toEqual([{ tags: ['vehicle:A', 'vehicles'], vehicles: [SOLD] }]);
      },
      { redisUrl: server.url },
    );
  },
);

testWithRedis('a webhook reaches the other instances, not the one that received it', async () => {
  const server = await aRedis();
  const { channel, isHeard } = await anotherInstance(server);
  await withSite(
    REPLIES,
    async ({ subscribeToWebhooks, publishWebhook }) => {
      const own: unknown[] = [];
      const others: unknown[] = [];
      subscribeToWebhooks((tags) => Promise.resolve(void own.push(tags)));
      await until(isHeard);
      const listening = Promise.withResolvers<void>();
      channel.listen((message) => others.push(message), listening.resolve);
      await listening.promise;

      await publishWebhook(WEBHOOK);
      await until(() => others.length > 0);
      expect(others).toEqual([WEBHOOK]);
      expect(own).toEqual([]);
    },
    { redisUrl: server.url },
  );
});

test('an instance that missed the webhook of a vehicle syncs, unless it has synced since', () =>
  withSite(REPLIES, async ({ sync, store, syncIfMissed, received }) => {
    await sync.syncNow();
    const syncedAt = store.current?.syncedAt ?? 0;
    const before = received.length;
    await syncIfMissed([{ tag: 'vehicle:A', at: syncedAt - 1 }]);
    await syncIfMissed([{ tag: 'blogs', at: syncedAt + 1 }]);
    expect(received).toHaveLength(before);
    await syncIfMissed([{ tag: 'vehicle:A', at: syncedAt + 1 }]);
    expect(received.length).toBeGreaterThan(before);
  }));

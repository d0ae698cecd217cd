import { hash } from 'node:crypto';
import { join } from 'node:path';
import { SharedPages } from '#lib/page-cache/shared-pages.ts';
import type { Redis } from '#lib/platform/redis.ts';
import { RedisClock } from '#lib/platform/redis-clock.ts';
import { aRedisClient, type TestRedis } from '#lib/platform/testing/a-redis.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { until } from '#lib/platform/testing/until.ts';
import { aPage, PAGE, start } from './a-page-cache.ts';

/** The lifetime of a page, as Next passes it. */
export const MINUTE = { revalidate: 60, expire: 31_536_000 };

/** One process of the site, its connection to Redis, and the HTML that it serves for a car's page. */
export type Instance = ReturnType<typeof start> & { client: Redis; html(): Promise<unknown> };

/** Two instances that share a Redis. The clock of the second is ahead by `otherAheadMs`. */
export function withInstances(
  server: TestRedis,
  test: (one: Instance, other: Instance) => Promise<void>,
  otherAheadMs = 0,
): Promise<void> {
  return withTempDirectory(async (directory) => {
    const at = Date.now();
    const instances = [];
    for (const [name, ahead] of [
      ['one', 0],
      ['other', otherAheadMs],
    ] as const) {
      const client = await aRedisClient(server);
      const instance = start(join(directory, name), { at: at + ahead, client });
      await instance.cache.get(`/${name}`, PAGE); // measures the difference to the clock of Redis
      instances.push({
        ...instance,
        client,
        html: async () => (await instance.cache.get('/car/a', PAGE))?.value?.html,
      });
    }
    const [one, other] = instances;
    if (one && other) await test(one, other);
    for (const { cache } of instances) await cache.set('/last', null, undefined); // waits until its files are written
  });
}

/** Advances the clocks of all instances. */
export function pass(instances: Instance[], milliseconds: number): void {
  for (const { clock } of instances) clock.now += milliseconds;
}

/** Waits until a render with this text is in Redis. */
export async function untilShared(server: TestRedis, text: string): Promise<void> {
  const client = await aRedisClient(server);
  const clock = new RedisClock(client, Date.now);
  const pages = new SharedPages({ client, clock, buildId: 'build', now: Date.now });
  const name = hash('sha256', '/car/a');
  await until(async () => String((await pages.read(name))?.entry.value?.html).includes(text));
}

/** Gives both instances the page that the first one rendered `milliseconds` ago. */
export async function bothHaveOldPage(
  server: TestRedis,
  [one, other]: [Instance, Instance],
  milliseconds: number,
): Promise<void> {
  await one.cache.set('/car/a', aPage({ text: 'old' }), MINUTE);
  await untilShared(server, 'old');
  await other.html();
  pass([one, other], milliseconds);
}

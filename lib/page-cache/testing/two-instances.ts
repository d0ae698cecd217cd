import { hash } from 'node:crypto';
import { join } from 'node:path';
import { SharedPages } from '#lib/page-cache/shared-pages.ts';
import type { Redis } from '#lib/platform/redis.ts';
import { RedisClock } from '#lib/platform/redis-clock.ts';
import { aRedisClient, type TestRedis } from '#lib/platform/testing/a-redis.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { until } from '#lib/platform/testing/until.ts';
import { start } from './a-page-cache.ts';

/** One process of the site, and its connection to Redis. */
export type Instance = ReturnType<typeof start> & { client: Redis };

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
      await instance.visit(`/${name}`); // measures the difference to the clock of Redis
      instances.push({ ...instance, client });
    }
    const [one, other] = instances;
    if (one && other) await test(one, other);
  });
}

/** Advances the clocks of all instances. */
export function pass(instances: Instance[], milliseconds: number): void {
  for (const { clock } of instances) clock.now += milliseconds;
}

/** Waits until the render of this page with this text is in Redis. */
export async function untilShared(server: TestRedis, text: string, address = '/car/a'): Promise<void> {
  const client = await aRedisClient(server);
  const clock = new RedisClock(client, Date.now);
  const pages = new SharedPages({ client, clock, version: 'build', now: Date.now });
  const name = hash('sha256', address);
  await until(async () => String(await (await pages.read(name))?.body('identity')).includes(text));
}

/** Gives both instances the page that the first one rendered `milliseconds` ago. */
export async function bothHaveOldPage(
  server: TestRedis,
  [one, other]: [Instance, Instance],
  milliseconds: number,
): Promise<void> {
  one.renderer.next.text = 'old';
  await one.visit('/car/a');
  await untilShared(server, 'old');
  await other.visit('/car/a');
  pass([one, other], milliseconds);
}

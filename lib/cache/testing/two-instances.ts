import { join } from 'node:path';
import { Entry } from '#lib/cache/entry.ts';
import { SharedEntries } from '#lib/cache/shared-entries.ts';
import { hash } from 'node:crypto';
import type { Redis } from '#lib/platform/redis.ts';
import { aRedisClient, type TestRedis } from '#lib/platform/testing/a-redis.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { until } from '#lib/platform/testing/until.ts';
import { start } from './a-cache.ts';

/** One process of the site, and its connection to Redis. */
export type Instance = ReturnType<typeof start> & { client: Redis };

/** Two instances that share a Redis. */
export function withInstances(
  server: TestRedis,
  test: (one: Instance, other: Instance) => Promise<void>,
): Promise<void> {
  return withTempDirectory(async (directory) => {
    const at = Date.now();
    const instances = [];
    for (const name of ['one', 'other']) {
      const client = await aRedisClient(server);
      instances.push({ ...start(join(directory, name), { at, client }), client });
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
export async function untilShared(server: TestRedis, text: string, key = '/car/a'): Promise<void> {
  const client = await aRedisClient(server);
  const entries = new SharedEntries(client, 'build');
  await until(async () => {
    const content = await entries.read(hash('sha256', key));
    return content !== null && String(await Entry.decode(content).body('identity')).includes(text);
  });
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

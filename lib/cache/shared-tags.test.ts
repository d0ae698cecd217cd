import { join } from 'node:path';
import { aRedis, aRedisClient, testWithRedis, type TestRedis } from '#lib/platform/testing/a-redis.ts';
import { until } from '#lib/platform/testing/until.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { SharedTags } from './shared-tags.ts';
import { TagTimes } from './tag-times.ts';

/** An instance on a machine whose clock is ahead by this many milliseconds. */
async function anInstance(server: TestRedis, directory: string, clockAheadMs = 0) {
  function now(): number {
    return Date.now() + clockAheadMs;
  }
  const client = await aRedisClient(server);
  const tags = new TagTimes(join(directory, 'tags.json'), now);
  const missed: string[][] = [];
  const shared = new SharedTags({
    client,
    tags,
    onMissed: (learned) => missed.push(learned.map(({ tag }) => tag)),
  });

  async function invalidate(tag: string): Promise<void> {
    const invalidation = { tag, at: now() };
    await tags.merge([invalidation]);
    await shared.publish([invalidation]);
  }
  function isStale(tag: string, madeAt = 1): boolean {
    return tags.isStale([tag], madeAt);
  }
  return { client, shared, tags, missed, now, invalidate, isStale };
}

type Instance = Awaited<ReturnType<typeof anInstance>>;

function withInstances(
  server: TestRedis,
  test: (one: Instance, other: Instance) => Promise<void>,
  otherAheadMs = 0,
): Promise<void> {
  return withTempDirectory(async (directory) => {
    const one = await anInstance(server, join(directory, 'one'));
    await test(one, await anInstance(server, join(directory, 'other'), otherAheadMs));
  });
}

testWithRedis('an invalidation reaches the other instances by a message', async () => {
  await withInstances(await aRedis(), async (one, other) => {
    other.shared.start();
    await until(async () => (await one.client.pubSubChannels()).length > 0);
    await one.invalidate('vehicles');
    await until(() => other.isStale('vehicles'));
    expect(other.missed).toEqual([]);
    await other.invalidate('blogs'); // when its file is written, so is that of the message
  });
});

testWithRedis('an instance learns missed invalidations from Redis and reports them once', async () => {
  await withInstances(await aRedis(), async (one, other) => {
    await other.shared.sync();
    await one.invalidate('vehicles');
    expect(other.isStale('vehicles')).toBe(false);
    await other.shared.sync();
    await other.shared.sync();
    expect(other.isStale('vehicles')).toBe(true);
    expect(other.missed).toEqual([['vehicles']]);
  });
});

testWithRedis('an emptied Redis is filled again by the instances, which lose nothing', async () => {
  const server = await aRedis();
  await withInstances(server, async (one, other) => {
    await one.invalidate('vehicles');
    await other.invalidate('blogs');
    await one.shared.sync();
    await other.shared.sync();

    await one.client.flushAll();
    await one.shared.sync();
    expect(await one.client.hLen('tag-times')).toBe(2);
    expect([one.isStale('vehicles'), one.isStale('blogs')]).toEqual([true, true]);
  });
});

testWithRedis('an invalidation is not lost when Redis is emptied right after it', async () => {
  await withInstances(await aRedis(), async (one) => {
    await one.shared.sync();
    await one.invalidate('vehicles');
    await one.client.flushAll();
    await one.shared.sync();
    expect(await one.client.hLen('tag-times')).toBe(1);
  });
});

testWithRedis('after an outage each instance learns what was invalidated meanwhile', async () => {
  const server = await aRedis();
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await withInstances(server, async (one, other) => {
    for (const { shared } of [one, other]) shared.start();
    await until(
      async () =>
        Number(
          await one.client
            .pubSubNumSub(['cars.example:tag-times'])
            .then((found) => found['cars.example:tag-times']),
        ) === 2,
    );
    server.signal('SIGKILL');
    await until(() => !one.client.isReady);
    await one.invalidate('vehicles');
    await other.invalidate('blogs');
    await server.start();
    await until(() => one.client.isReady && other.client.isReady);
    await until(async () => (await one.client.hLen('tag-times')) === 2);
    for (const { shared } of [one, other]) await shared.sync();
    expect([one.isStale('blogs'), other.isStale('vehicles')]).toEqual([true, true]);
  });
  written.mockRestore();
});

testWithRedis(
  'an invalidation that a clock ahead dates in the future is reported once, and replaced by any other',
  async () => {
    await withInstances(
      await aRedis(),
      async (one, other) => {
        await other.invalidate('vehicles');
        await one.shared.sync();
        await one.shared.sync();
        expect([one.missed, one.isStale('vehicles')]).toEqual([[['vehicles']], false]);
        await one.invalidate('vehicles');
        expect(one.isStale('vehicles')).toBe(true);
      },
      3_600_000,
    );
  },
);

testWithRedis('Redis keeps the 10,000 tags invalidated last', async () => {
  await withInstances(await aRedis(), async (one) => {
    await one.invalidate('first');
    const at = one.now() + 1;
    const many = Array.from({ length: 10_000 }, (_, index) => ({ tag: String(index), at }));
    await one.shared.publish(many);
    await one.shared.sync();
    expect(await one.client.hLen('tag-times')).toBe(10_000);
    expect(await one.client.hExists('tag-times', 'first')).toBe(0);
  });
});

testWithRedis('an earlier time that overwrites a later one is corrected', async () => {
  await withInstances(await aRedis(), async (one, other) => {
    async function storedTime(): Promise<number> {
      return Number(await one.client.hGet('tag-times', 'vehicles'));
    }
    await one.invalidate('vehicles');
    const between = (await storedTime()) - 30_000;
    await other.shared.publish([{ tag: 'vehicles', at: other.now() - 60_000 }]);
    expect(await storedTime()).toBeLessThan(between);
    await one.shared.sync();
    expect(await storedTime()).toBeGreaterThan(between);
  });
});

import { hash, randomBytes } from 'node:crypto';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { aRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { until } from '#lib/platform/testing/until.ts';
import { bothHaveOldPage, pass, untilShared, withInstances } from './testing/two-instances.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

testWithRedis(
  'a page rendered by one instance is served by another with its status, headers, tags, age and body',
  async () => {
    const server = await aRedis();
    await withInstances(server, async (one, other) => {
      one.renderer.next.status = 404;
      const { entry } = await one.get('/car/a');
      await untilShared(server, 'car');
      pass([one, other], 30_000);
      const found = await other.get('/car/a');
      expect(found).toMatchObject({ result: 'hit', entry: { etag: entry.etag, head: entry.head } });
      expect(found.entry.kept).toEqual(entry.kept);
      expect(other.renderer.rendered).toEqual([]);
    });
  },
);

testWithRedis(
  'a stale page is replaced by a newer render of another instance at the first visit',
  async () => {
    const server = await aRedis();
    await withInstances(server, async (one, other) => {
      await bothHaveOldPage(server, [one, other], 61_000);
      one.renderer.next.text = 'new';
      await one.visit('/car/a');
      await untilShared(server, 'new');
      expect(await other.visit('/car/a')).toEqual({ text: 'new at /car/a', result: 'hit' });
      expect(other.renderer.rendered).toEqual([]);
    });
  },
);

testWithRedis(
  'an old page of another instance is shown at once, even when it cannot be rendered again',
  async () => {
    const server = await aRedis();
    captureLog();
    await withInstances(server, async (one, other) => {
      await one.visit('/car/a');
      await untilShared(server, 'car');
      pass([one, other], 61_000);
      other.renderer.failure = new Error('down');
      await expect(other.visit('/car/a')).resolves.toMatchObject({ result: 'stale' });
    });
  },
);

testWithRedis(
  'while Redis hangs or is gone, memory and disk go on; a Redis that comes back empty is filled again',
  async () => {
    const server = await aRedis();
    captureLog();
    await withInstances(server, async (one, other) => {
      await bothHaveOldPage(server, [one, other], 61_000);
      server.signal('SIGSTOP');
      one.renderer.next.text = 'hung';
      expect((await one.visit('/car/a')).text).toBe('old at /car/a');
      await until(async () => (await one.visit('/car/a')).text === 'hung at /car/a');
      server.signal('SIGKILL');
      expect((await one.visit('/car/a')).text).toBe('hung at /car/a');
      pass([one, other], 61_000);
      expect((await other.visit('/car/a')).text).toContain('old');

      await server.start();
      await until(() => one.client.isReady && other.client.isReady);
      one.renderer.next.text = other.renderer.next.text = 'new';
      pass([one, other], 61_000);
      await until(async () => (await one.visit('/car/a')).text === 'new at /car/a');
      await untilShared(server, 'new');
      await until(async () => (await other.visit('/car/a')).text === 'new at /car/a');
    });
  },
);

testWithRedis('a shared page dated in the future by a wrong clock is rendered again', async () => {
  const server = await aRedis();
  await withInstances(server, async (one, other) => {
    pass([one], 3_600_000);
    one.renderer.next.text = 'ahead';
    await one.visit('/car/a');
    await untilShared(server, 'ahead');
    other.renderer.next.text = 'new';
    expect(await other.visit('/car/a')).toEqual({ text: 'ahead at /car/a', result: 'stale' });
    await until(async () => (await other.visit('/car/a')).text === 'new at /car/a');
    await untilShared(server, 'new');
  });
});

testWithRedis(
  'a page is kept in Redis for a week, for its build only, unless it is larger than 1 MB',
  async () => {
    const server = await aRedis();
    await withInstances(server, async (one) => {
      await one.visit('/car/a');
      await untilShared(server, 'car');
      const key = `page:build:${hash('sha256', '/car/a')}`;
      expect(await one.client.keys('*page:*')).toContain(`cars.example:${key}`);
      expect(await one.client.ttl(key)).toBeGreaterThan(WEEK_SECONDS - 60);

      one.renderer.next.text = randomBytes(2 ** 20).toString('base64');
      await one.visit('/large');
      one.renderer.next.text = 'after';
      await one.visit('/after');
      await untilShared(server, 'after', '/after');
      expect(await one.client.exists(`page:build:${hash('sha256', '/large')}`)).toBe(0);
    });
  },
);

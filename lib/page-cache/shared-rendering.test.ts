import { hash, randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { aRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { until } from '#lib/platform/testing/until.ts';
import type { CachedValue } from './entry.ts';
import { aPage, PAGE } from './testing/a-page-cache.ts';
import { bothHaveOldPage, untilShared, MINUTE, pass, withInstances } from './testing/two-instances.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

testWithRedis(
  'a page rendered by one instance is served by another with its status, policy, tags, age and body',
  async () => {
    const server = await aRedis();
    await withInstances(
      server,
      async (one, other) => {
        const page = { ...aPage({ tags: 'vehicles,status:404' }), rscData: Buffer.from([0, 255]) };
        await one.cache.set('/car/a', page, MINUTE);
        await untilShared(server, 'car');
        pass([one, other], 30_000);

        const entry = await other.cache.get('/car/a', PAGE);
        expect(entry).toMatchObject({ value: page, cacheControl: MINUTE });
        const ageSeconds = (other.clock.now - (entry?.lastModified ?? 0)) / 1000;
        expect(Math.round(ageSeconds / 10)).toBe(3); // the clocks stand still while they are compared with that of Redis

        const sent = other.cache.page('/car/a');
        expect(sent?.isStale).toBe(false);
        const body = sent?.document.body('br');
        expect(Buffer.isBuffer(body)).toBe(true); // not a promise: it is not compressed again
        expect(String(brotliDecompressSync(body as Buffer))).toBe(page.html);
      },
      3_600_000,
    );
  },
);

testWithRedis('an outdated page is replaced by a newer render of another instance', async () => {
  const server = await aRedis();
  await withInstances(server, async (one, other) => {
    await bothHaveOldPage(server, [one, other], 61_000);
    await one.cache.set('/car/a', aPage({ text: 'new' }), MINUTE);
    await untilShared(server, 'new');

    expect(other.cache.page('/car/a')?.isStale).toBe(true);
    const entry = await other.cache.get('/car/a', PAGE);
    expect(entry?.value?.html).toContain('new');
    expect(entry?.lastModified).toBeGreaterThan(other.clock.now - 1_000);
    expect(other.cache.page('/car/a')?.isStale).toBe(false);
  });
});

testWithRedis(
  'of two instances with an outdated page one renders it, and the other shows it until then',
  async () => {
    const server = await aRedis();
    await withInstances(server, async (one, other) => {
      await bothHaveOldPage(server, [one, other], 61_000);

      const rendering = await one.cache.get('/car/a', PAGE);
      expect(rendering?.lastModified).toBeLessThan(one.clock.now - 60_000);
      const shown = await other.cache.get('/car/a', PAGE);
      expect(shown?.value?.html).toContain('old');
      expect(shown?.lastModified).toBe(other.clock.now);

      await one.cache.set('/car/a', aPage({ text: 'new' }), MINUTE);
      await until(() => other.cache.page('/car/a')?.isStale === false);
      expect(await other.html()).toContain('new');
    });
  },
);

testWithRedis(
  'a page that was invalidated while another instance rendered it is left to whoever is asked next',
  async () => {
    const server = await aRedis();
    await withInstances(server, async (one, other) => {
      await one.cache.get('/car/a', PAGE);
      await bothHaveOldPage(server, [one, other], 61_000);
      await one.cache.get('/car/a', PAGE); // it renders
      await other.cache.get('/car/a', PAGE); // it waits
      pass([one, other], 1_000);
      for (const { cache } of [one, other]) await cache.invalidate(['vehicles']);
      await one.cache.set('/car/a', aPage({ text: 'too early' }), MINUTE);
      await until(
        () => other.cache.page('/car/a')?.document.etag === one.cache.page('/car/a')?.document.etag,
      );
      expect(await other.client.exists(`lock:page:build:${hash('sha256', '/car/a')}`)).toBe(0);

      const entry = await one.cache.get('/car/a', PAGE);
      expect(entry?.value?.html).toContain('too early');
      expect(entry?.lastModified).toBeLessThan(one.clock.now - 60_000); // it renders again
    });
  },
);

testWithRedis('an instance without a page waits for the one that renders it', async () => {
  await withInstances(await aRedis(), async (one, other) => {
    expect(await one.html()).toBeUndefined();
    const asked = other.html();
    await one.cache.set('/car/a', aPage({ text: 'new' }), MINUTE);
    expect(await asked).toContain('new');
  });
});

testWithRedis('an instance renders a page itself when the other one takes too long', async () => {
  await withInstances(await aRedis(), async (one, other) => {
    expect(await one.html()).toBeUndefined();
    expect(await other.html()).toBeUndefined();
    expect(await one.html()).toBeUndefined(); // its own render that failed does not hold it up
  });
});

testWithRedis(
  'an invalidation makes the page of every instance outdated, and only one renders it',
  async () => {
    const server = await aRedis();
    await withInstances(server, async (one, other) => {
      await bothHaveOldPage(server, [one, other], 1_000);
      await one.cache.invalidate(['vehicles']);
      await other.cache.invalidate(['vehicles']);
      const entries = [await other.cache.get('/car/a', PAGE), await one.cache.get('/car/a', PAGE)];
      const isRendered = entries.map((entry) => (entry?.lastModified ?? 0) < one.clock.now - 60_000);
      expect(isRendered).toEqual([true, false]);
    });
  },
);

testWithRedis(
  'while Redis hangs or is gone, memory and disk go on; a Redis that comes back empty is filled again',
  async () => {
    const server = await aRedis();
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await withInstances(server, async (one, other) => {
      await bothHaveOldPage(server, [one, other], 61_000);
      server.signal('SIGSTOP');
      for (const { cache, clock } of [one, other]) {
        const entry = await cache.get('/car/a', PAGE);
        expect(entry?.value?.html).toContain('old');
        expect(entry?.lastModified).toBeLessThan(clock.now - 60_000); // each renders it
      }
      await one.cache.set('/car/a', aPage({ text: 'hung' }), MINUTE);
      server.signal('SIGKILL');
      expect(await one.html()).toContain('hung');
      pass([one, other], 61_000);
      expect(await other.html()).toContain('old');

      await server.start();
      await until(() => one.client.isReady && other.client.isReady);
      await one.cache.set('/car/a', aPage({ text: 'new' }), MINUTE);
      await untilShared(server, 'new');
      await until(async () => String(await other.html()).includes('new'));
    });
    written.mockRestore();
  },
);

testWithRedis(
  'a page is kept in Redis for a week, for its build only, unless it is larger than 1 MB',
  async () => {
    const server = await aRedis();
    await withInstances(server, async (one) => {
      await one.cache.set('/car/a', aPage(), MINUTE);
      await untilShared(server, 'car');
      const keys = await one.client.keys('*page:*');
      expect(keys).toContainEqual(expect.stringMatching(/^cars\.example:page:build:[\da-f]{64}$/));
      expect(await one.client.ttl(`page:build:${hash('sha256', '/car/a')}`)).toBeGreaterThan(
        WEEK_SECONDS - 60,
      );

      await one.cache.get('/large', PAGE); // takes its lock, until it is stored
      expect(await one.client.keys('*page:*')).toHaveLength(keys.length + 1);
      await one.cache.set('/large', { ...aPage(), rscData: randomBytes(2 ** 20) } as CachedValue, MINUTE);
      await until(async () => (await one.client.keys('*page:*')).length === keys.length);
      expect(await one.client.keys('*page:*')).toEqual(keys);
    });
  },
);

import { hash, randomBytes } from 'node:crypto';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { aRedis, testWithRedis } from '#lib/platform/testing/a-redis.ts';
import { until } from '#lib/platform/testing/until.ts';
import { bothHaveOldPage, type Instance, pass, untilShared, withInstances } from './testing/two-instances.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;
const LOCK = `lock:page:build:${hash('sha256', '/car/a')}`;

/** Lets the instance render slowly. @returns a function that ends its renders */
function hold({ renderer }: Instance): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  renderer.until = promise;
  return resolve;
}

/** How often an instance has rendered the page. */
function renders({ renderer }: Instance): number {
  return renderer.rendered.filter((address) => address === '/car/a').length;
}

testWithRedis(
  'a page rendered by one instance is served by another with its status, headers, tags, age and body',
  async () => {
    const server = await aRedis();
    await withInstances(
      server,
      async (one, other) => {
        one.renderer.next.status = 404;
        const { page } = await one.cache.get('/car/a');
        await untilShared(server, 'car');
        pass([one, other], 30_000);

        const found = await other.cache.get('/car/a');
        expect(found.page).toMatchObject({
          etag: page.etag,
          head: { ...page.head, renderedAt: expect.any(Number) as number },
        });
        const ageSeconds = (other.clock.now - found.page.head.renderedAt) / 1000;
        expect(Math.round(ageSeconds / 10)).toBe(3); // the clocks stand still while they are compared with that of Redis
        expect(found.page.body('br')).toEqual(await page.body('br')); // not a promise: it is not compressed again
        expect(renders(other)).toBe(0);
      },
      3_600_000,
    );
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
      expect(renders(other)).toBe(0);
    });
  },
);

testWithRedis(
  'of two instances with a stale page one renders it, and both show the old one until then',
  async () => {
    const server = await aRedis();
    await withInstances(server, async (one, other) => {
      await bothHaveOldPage(server, [one, other], 61_000);
      one.renderer.next.text = 'new';
      const finish = hold(one);
      expect((await one.visit('/car/a')).text).toBe('old at /car/a');
      await until(async () => (await one.client.exists(LOCK)) === 1);
      expect((await other.visit('/car/a')).text).toBe('old at /car/a');
      finish();
      await until(async () => (await other.visit('/car/a')).text === 'new at /car/a');
      expect(renders(other)).toBe(0);
    });
  },
);

testWithRedis(
  'a page that was invalidated while another instance rendered it is left to whoever is asked next',
  async () => {
    const server = await aRedis();
    await withInstances(server, async (one, other) => {
      await bothHaveOldPage(server, [one, other], 61_000);
      one.renderer.next.text = 'too early';
      const finish = hold(one);
      await one.visit('/car/a');
      await until(async () => (await one.client.exists(LOCK)) === 1);
      await other.visit('/car/a'); // it waits
      pass([one, other], 1_000);
      for (const { cache } of [one, other]) await cache.invalidate(['vehicles']);
      other.renderer.next.text = 'new';
      finish();
      await until(async () => (await other.visit('/car/a')).text === 'new at /car/a');
      await until(async () => (await other.client.exists(LOCK)) === 0);
    });
  },
);

testWithRedis(
  'an old page of another instance is shown at once, also when it cannot be rendered again',
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

testWithRedis('an instance without a page waits for the one that renders it', async () => {
  await withInstances(await aRedis(), async (one, other) => {
    const finish = hold(one);
    const asked = one.visit('/car/a');
    await until(async () => (await one.client.exists(LOCK)) === 1);
    const askedOther = other.visit('/car/a');
    finish();
    expect((await asked).text).toBe((await askedOther).text);
    expect(renders(other)).toBe(0);
  });
});

testWithRedis('an instance renders a page itself when the other one takes too long', async () => {
  await withInstances(await aRedis(), async (one, other) => {
    const finish = hold(one);
    const asked = one.visit('/car/a');
    await until(async () => (await one.client.exists(LOCK)) === 1);
    expect((await other.visit('/car/a')).result).toBe('miss');
    expect(renders(other)).toBe(1);
    finish();
    await asked;
  });
});

testWithRedis('a render that failed does not hold up another instance', async () => {
  await withInstances(await aRedis(), async (one, other) => {
    one.renderer.failure = new Error('down');
    await expect(one.visit('/car/a')).rejects.toThrow('down');
    expect(await other.client.exists(LOCK)).toBe(0);
  });
});

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
      const lock = `lock:page:build:${hash('sha256', '/large')}`;
      await until(async () => (await one.client.exists(lock)) === 0); // it is released after the page would be shared
      expect(await one.client.exists(`page:build:${hash('sha256', '/large')}`)).toBe(0);
    });
  },
);

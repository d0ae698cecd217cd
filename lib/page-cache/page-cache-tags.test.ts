import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { aPage, PAGE, start } from './testing/a-page-cache.ts';

test('an invalidation of a tag makes a page outdated', () =>
  withTempDirectory(async (directory) => {
    const { cache, clock } = start(directory);
    await cache.set('/car/a', aPage(), { revalidate: 60, expire: 31_536_000 });
    await cache.set('/blogs/1', aPage({ tags: 'blogs' }), { revalidate: 60 });
    clock.now += 1_000;
    await cache.invalidate(['vehicles']);

    const entry = await cache.get('/car/a', PAGE);
    expect(entry?.lastModified).toBeLessThan(clock.now - 60_000);
    expect(entry?.lastModified).toBeGreaterThan(clock.now - 61_000);
    expect((await cache.get('/blogs/1', PAGE))?.lastModified).toBe(clock.now - 1_000);
  }));

test.each([{ revalidate: false as const }, undefined])(
  'an invalidation makes a page without a lifetime (%j) outdated',
  (cacheControl) =>
    withTempDirectory(async (directory) => {
      const { cache, clock } = start(directory);
      await cache.set('/about', aPage(), cacheControl);
      clock.now += 1;
      await cache.invalidate(['vehicles']);

      const entry = await cache.get('/about', PAGE);
      expect(entry?.cacheControl).toEqual({ revalidate: 1 });
      expect(entry?.lastModified).toBeLessThan(clock.now - 1_000);
    }),
);

test.each(['missing', 'outdated'])(
  'a %s page is outdated when a tag is invalidated while it is rendered',
  (state) =>
    withTempDirectory(async (directory) => {
      const { cache, clock } = start(directory);
      if (state === 'outdated') await cache.set('/car/a', aPage(), { revalidate: 60 });
      clock.now += 61_000;
      await cache.get('/car/a', PAGE);
      clock.now += 10;
      await cache.invalidate(['vehicles']);
      clock.now += 10;
      await cache.set('/car/a', aPage(), { revalidate: 60 });
      expect(cache.page('/car/a')?.isStale).toBe(true);

      await cache.get('/car/a', PAGE);
      await cache.set('/car/a', aPage(), { revalidate: 60 });
      expect(cache.page('/car/a')?.isStale).toBe(false);
    }),
);

test('a render that failed long ago does not make the next one look old', () =>
  withTempDirectory(async (directory) => {
    const { cache, clock } = start(directory);
    await cache.get('/car/a', PAGE);
    clock.now += 3_600_000;
    await cache.set('/car/a', aPage(), { revalidate: 60 });
    expect((await cache.get('/car/a', PAGE))?.lastModified).toBe(clock.now);
  }));

test('a page whose tag was invalidated before a restart is outdated after it', () =>
  withTempDirectory(async (directory) => {
    const { cache, clock } = start(directory);
    await cache.set('/car/a', aPage(), { revalidate: 60 });
    clock.now += 1;
    await cache.invalidate(['vehicles']);
    expect((await start(directory, { at: clock.now }).cache.get('/car/a', PAGE))?.lastModified).toBeLessThan(
      clock.now - 60_000,
    );
  }));

test('a look-up waits until the tags of an earlier process are read', () =>
  withTempDirectory(async (directory) => {
    const { cache, clock } = start(directory);
    const tags = Array.from({ length: 9_000 }, (_, index) => `a long name of the vehicle ${index}`);
    await cache.invalidate([...tags, 'vehicles']);
    const built = {
      '/about': { value: aPage(), lastModified: clock.now - 1, cacheControl: { revalidate: 60 } },
    };
    expect((await start(directory, { built }).cache.get('/about', PAGE))?.lastModified).toBe(
      clock.now - 60_001,
    );
  }));

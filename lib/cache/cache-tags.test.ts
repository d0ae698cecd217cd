import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { until } from '#lib/platform/testing/until.ts';
import { start } from './testing/a-cache.ts';

test('an invalidation makes the pages with the tag stale, and no others', () =>
  withTempDirectory(async (directory) => {
    const { cache, clock, renderer, visit } = start(directory);
    await visit('/car/a');
    renderer.next.tags = ['blogs'];
    await visit('/blogs/1');
    clock.now += 1_000;
    await cache.invalidate(['vehicles']);
    expect((await visit('/car/a')).result).toBe('stale');
    expect((await visit('/blogs/1')).result).toBe('hit');
  }));

test.each(['missing', 'stale'])('a %s page that is invalidated while it is rendered is stale', (state) =>
  withTempDirectory(async (directory) => {
    const { cache, clock, renderer, visit } = start(directory);
    if (state === 'stale') await visit('/car/a');
    clock.now += 61_000;
    const { promise, resolve } = Promise.withResolvers<void>();
    renderer.until = promise;
    renderer.next.text = 'too early';
    const asked = visit('/car/a');
    await until(() => renderer.rendered.length === (state === 'stale' ? 2 : 1));
    clock.now += 10;
    await cache.invalidate(['vehicles']);
    clock.now += 10;
    resolve();
    await asked;
    renderer.next.text = 'new';
    await until(async () => (await visit('/car/a')).text === 'new at /car/a');
    expect((await visit('/car/a')).result).toBe('hit');
  }),
);

test('a page whose tag was invalidated before a restart is stale after it', () =>
  withTempDirectory(async (directory) => {
    const { cache, clock, disk, visit } = start(directory);
    await visit('/car/a');
    await until(() => disk.usage.entries === 1);
    clock.now += 1;
    await cache.invalidate(['vehicles']);
    expect((await start(directory, { at: clock.now }).visit('/car/a')).result).toBe('stale');
  }));

test('a look-up waits until the tags of an earlier process are read', () =>
  withTempDirectory(async (directory) => {
    const { cache, clock, disk, visit } = start(directory);
    await visit('/about');
    await until(() => disk.usage.entries === 1);
    clock.now += 1;
    const tags = Array.from({ length: 9_000 }, (_, index) => `a long name of the vehicle ${index}`);
    await cache.invalidate([...tags, 'vehicles']);
    expect((await start(directory, { at: clock.now }).visit('/about')).result).toBe('stale');
  }));

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CachedValue } from './entry.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { aPage, PAGE, start } from './testing/a-page-cache.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

test('a page is returned with its lifetime and the time of rendering, also after a restart', () =>
  withTempDirectory(async (directory) => {
    const page = aPage();
    const { cache, clock } = start(directory);
    await cache.set('/car/a', page, { revalidate: 60, expire: 31_536_000 });

    const expected = {
      value: page,
      lastModified: clock.now,
      cacheControl: { revalidate: 60, expire: 31_536_000 },
    };
    expect(await cache.get('/car/a', PAGE)).toEqual(expected);

    const restarted = start(directory);
    restarted.clock.now += WEEK_MS;
    expect(await restarted.cache.get('/car/a', PAGE)).toEqual(expected);
  }));

test('what is stored is counted in memory and on disk', () =>
  withTempDirectory(async (directory) => {
    const { cache } = start(directory);
    for (const key of ['/car/a', '/car/b', '/car/a']) await cache.set(key, aPage(), undefined);
    const stored = { entries: 2, bytes: expect.any(Number) as number };
    expect(cache.usage).toEqual({ memory: stored, disk: stored });
    expect(cache.usage.disk.bytes).toBeGreaterThan(0);
  }));

test('keys that look like paths create no files outside the directory', () =>
  withTempDirectory(async (directory) => {
    const keys = ['../../etc/passwd', '/a/../../b', '\0', 'é'.repeat(5_000), ''];
    const { cache } = start(directory);
    for (const key of keys) await cache.set(key, aPage({ text: key }), undefined);
    expect(await readdir(join(directory, 'entries'))).toHaveLength(keys.length);
    expect(await readdir(directory)).toEqual(['entries']);

    const { cache: restarted } = start(directory);
    for (const key of keys) expect((await restarted.get(key, PAGE))?.value?.html).toContain(key);
  }));

test('a page gets its policy and its status in the object that Next answers with', () =>
  withTempDirectory(async (directory) => {
    const page = aPage({ tags: 'vehicles,status:404' });
    await start(directory).cache.set('/car/a', page, { revalidate: 60 });
    expect(page.headers?.['x-page-status']).toBe('404');
    expect(page.headers?.['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(page.headers?.['x-next-cache-tags']).toBe('vehicles,status:404');
  }));

test('a page that exists again loses its 404 with the next render', () =>
  withTempDirectory(async (directory) => {
    const { cache } = start(directory);
    await cache.set('/car/a', aPage({ tags: 'vehicles,status:404' }), { revalidate: 60 });
    await cache.set('/car/a', aPage({ tags: 'vehicles' }), { revalidate: 60 });
    expect((await cache.get('/car/a', PAGE))?.value?.headers).not.toHaveProperty('x-page-status');
  }));

test('a page that the build rendered gets its policy and its status too', () =>
  withTempDirectory(async (directory) => {
    const value = aPage({ tags: 'status:404' });
    const { cache } = start(directory, { built: { '/gone': { value, lastModified: 1 } } });
    const entry = await cache.get('/gone', PAGE);
    expect(entry?.value?.headers?.['x-page-status']).toBe('404');
    expect(entry?.value?.headers?.['content-security-policy']).toContain("'sha256-");
  }));

test('a rendered page replaces that of the build, also after a restart', () =>
  withTempDirectory(async (directory) => {
    const built = { '/about': { value: aPage({ text: 'old' }), lastModified: 1 } };
    const { cache } = start(directory, { built });
    await cache.get('/about', PAGE);
    await cache.set('/about', aPage({ text: 'new' }), undefined);
    expect((await cache.get('/about', PAGE))?.value?.html).toContain('new');
    expect((await start(directory, { built }).cache.get('/about', PAGE))?.value?.html).toContain('new');
  }));

test.each<[string, CachedValue | null]>([
  ['an answer of a route handler', { kind: 'APP_ROUTE', headers: { 'content-type': 'text/xml' } }],
  ['a redirect', { kind: 'REDIRECT' }],
  ['nothing', null],
])('%s is stored unchanged', (_case, value) =>
  withTempDirectory(async (directory) => {
    const before = structuredClone(value);
    await start(directory).cache.set('/x', value, undefined);
    expect(value).toEqual(before);
    expect((await start(directory).cache.get('/x', { kind: 'APP_ROUTE' }))?.value).toEqual(before);
  }),
);

test('a damaged file is a cache miss and is removed', () =>
  withTempDirectory(async (directory) => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await start(directory).cache.set('/car/a', aPage(), undefined);
    const entries = join(directory, 'entries');
    const [file = ''] = await readdir(entries);
    const content = await readFile(join(entries, file));
    await writeFile(join(entries, file), content.subarray(0, 100));

    expect(await start(directory).cache.get('/car/a', PAGE)).toBeNull();
    expect(await readdir(entries)).toEqual([]);
    logged.mockRestore();
  }));

test('entries evicted from memory are read from disk', () =>
  withTempDirectory(async (directory) => {
    const { cache } = start(directory, { memory: { entries: 2, bytes: 10_000_000 } });
    for (const name of ['a', 'b', 'c', 'd']) await cache.set(name, aPage({ text: name }), undefined);
    for (const name of ['a', 'b', 'c', 'd'])
      expect((await cache.get(name, PAGE))?.value?.html).toContain(name);
  }));

test('a page whose revalidation failed gets a short lifetime in memory, and keeps its age on disk', () =>
  withTempDirectory(async (directory) => {
    const { cache, clock } = start(directory);
    await cache.set('/car/a', aPage(), { revalidate: 60 });
    const rendered = clock.now;
    clock.now += 61_000;
    const kept = await cache.get('/car/a', PAGE);
    await cache.set('/car/a', kept?.value ?? null, { revalidate: 30 });

    expect(await cache.get('/car/a', PAGE)).toMatchObject({
      lastModified: clock.now,
      cacheControl: { revalidate: 30 },
    });
    const restarted = await start(directory).cache.get('/car/a', PAGE);
    expect(restarted).toMatchObject({ lastModified: rendered, cacheControl: { revalidate: 60 } });
  }));

test('a page rendered while an older one is read from disk wins', () =>
  withTempDirectory(async (directory) => {
    const { cache } = start(directory, {
      readBuildOutput: async (key) => {
        await cache.set(key, aPage({ text: 'new' }), undefined);
        return { value: aPage({ text: 'old' }), lastModified: 1 };
      },
    });
    expect((await cache.get('/about', PAGE))?.value?.html).toContain('new');
    expect((await cache.get('/about', PAGE))?.value?.html).toContain('new');
  }));

test('concurrent look-ups of a page read its file once', () =>
  withTempDirectory(async (directory) => {
    const readBuildOutput = jest.fn(() => Promise.resolve({ value: aPage(), lastModified: 1 }));
    const { cache } = start(directory, { readBuildOutput });
    const entries = await Promise.all(Array.from({ length: 50 }, () => cache.get('/about', PAGE)));
    expect(new Set(entries).size).toBe(1);
    expect(readBuildOutput).toHaveBeenCalledTimes(1);
  }));

test('a page served from memory counts as used on disk, so that pages requested once do not evict it', () =>
  withTempDirectory(async (directory) => {
    const { cache } = start(directory, { memory: { entries: 1, bytes: 10_000_000 } });
    await cache.set('/', aPage({ text: 'landing' }), undefined);
    await cache.get('/', PAGE);
    for (let filter = 0; filter < 300; filter += 1) await cache.set(`/filter/${filter}`, aPage(), undefined);
    expect((await cache.get('/', PAGE))?.value?.html).toContain('landing');
  }));

test('a page dated in the future is outdated until it is rendered again', () =>
  withTempDirectory(async (directory) => {
    const ahead = start(directory, { at: 1_900_000_000_000 });
    await ahead.cache.set('/car/a', aPage(), { revalidate: 60, expire: 31_536_000 });

    const { cache, clock } = start(directory);
    const entry = await cache.get('/car/a', PAGE);
    expect(entry?.lastModified).toBeLessThan(clock.now - 60_000);
    await cache.set('/car/a', aPage({ text: 'new' }), { revalidate: 60 });
    expect((await cache.get('/car/a', PAGE))?.lastModified).toBe(clock.now);
  }));

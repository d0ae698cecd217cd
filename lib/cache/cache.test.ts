import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { until } from '#lib/platform/testing/until.ts';
import { start } from './testing/a-cache.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Waits until this many pages are on disk. */
async function stored({ disk }: ReturnType<typeof start>, entries: number): Promise<void> {
  await until(() => disk.usage.entries === entries);
}

test('a missing page is rendered once for all who wait, and then served', () =>
  withTempDirectory(async (directory) => {
    const { renderer, visit } = start(directory);
    const visits = await Promise.all(Array.from({ length: 50 }, () => visit('/car/a')));
    expect(new Set(visits.map(({ text }) => text))).toEqual(new Set(['car at /car/a']));
    expect(visits.every(({ result }) => result === 'miss')).toBe(true);
    expect((await visit('/car/a')).result).toBe('hit');
    expect(renderer.rendered).toEqual(['/car/a']);
  }));

test('a stale page is served and rendered once in the background', () =>
  withTempDirectory(async (directory) => {
    const { clock, renderer, visit } = start(directory);
    await visit('/car/a');
    renderer.next.text = 'new';
    clock.now += 61_000;
    const visits = await Promise.all([visit('/car/a'), visit('/car/a')]);
    expect(visits).toEqual(visits.map(() => ({ text: 'car at /car/a', result: 'stale' })));
    await until(async () => (await visit('/car/a')).text === 'new at /car/a');
    expect(renderer.rendered).toHaveLength(2);
  }));

test('a render that fails rejects without a page, and the next visit tries again', () =>
  withTempDirectory(async (directory) => {
    const { renderer, visit } = start(directory);
    renderer.failure = new Error('down');
    await expect(visit('/car/a')).rejects.toThrow('down');
    renderer.failure = null;
    expect((await visit('/car/a')).result).toBe('miss');
  }));

test('a stale page whose render fails is served, and tried again after ten seconds or a change', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const { cache, clock, renderer, visit } = start(directory);
    await visit('/car/a');
    renderer.failure = new Error('down');
    clock.now += WEEK_MS;
    await visit('/car/a');
    await until(async () => (await visit('/car/a')).result === 'hit');
    expect(renderer.rendered).toHaveLength(2);

    await cache.invalidate(['vehicles']);
    clock.now += 1;
    expect((await visit('/car/a')).result).toBe('stale');
    await until(async () => (await visit('/car/a')).result === 'hit');
    expect(renderer.rendered).toHaveLength(3);

    clock.now += 10_001;
    renderer.failure = null;
    renderer.next.text = 'new';
    expect(await visit('/car/a')).toEqual({ text: 'car at /car/a', result: 'stale' });
    await until(async () => (await visit('/car/a')).text === 'new at /car/a');
  }));

test('an incomplete page does not replace a complete one for an hour, and is kept for ten seconds', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const { clock, renderer, visit } = start(directory);
    await visit('/');
    renderer.next = { ...renderer.next, text: 'half', isIncomplete: true };
    clock.now += 61_000;
    await visit('/');
    await until(async () => (await visit('/')).result === 'hit');
    expect((await visit('/')).text).toBe('car at /');

    clock.now += 3_600_000;
    await visit('/');
    await until(async () => (await visit('/')).text === 'half at /');
    renderer.next = { ...renderer.next, text: 'whole', isIncomplete: false };
    clock.now += 10_001;
    expect((await visit('/')).result).toBe('stale');
    await until(async () => (await visit('/')).text === 'whole at /');
  }));

test('a page keeps its age over a restart, even after a render that failed', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const first = start(directory);
    const { entry } = await first.get('/car/a');
    await stored(first, 1);
    first.renderer.failure = new Error('down');
    first.clock.now += 61_000;
    await first.visit('/car/a');
    await until(async () => (await first.visit('/car/a')).result === 'hit');

    const restarted = start(directory, { at: first.clock.now });
    const found = await restarted.get('/car/a');
    expect(found).toMatchObject({ result: 'stale', entry: { head: entry.head, etag: entry.etag } });
    expect(String(await found.entry.body('identity'))).toBe('car at /car/a');
  }));

test('what is stored is counted in memory and on disk', () =>
  withTempDirectory(async (directory) => {
    const site = start(directory);
    for (const address of ['/car/a', '/car/b', '/car/a']) await site.visit(address);
    await stored(site, 2);
    const usage = { entries: 2, bytes: expect.any(Number) as number };
    expect(site.cache.usage).toEqual({ memory: usage, disk: usage });
    expect(site.cache.usage.disk.bytes).toBeGreaterThan(0);
  }));

test('addresses that look like paths create no files outside the directory', () =>
  withTempDirectory(async (directory) => {
    const addresses = ['../../etc/passwd', '/a/../../b', '\0', 'é'.repeat(5_000), ''];
    const site = start(directory);
    for (const address of addresses) await site.visit(address);
    await stored(site, addresses.length);
    expect(await readdir(join(directory, 'entries'))).toHaveLength(addresses.length);
    expect(await readdir(directory)).toEqual(['entries']);

    const restarted = start(directory);
    for (const address of addresses) expect((await restarted.visit(address)).result).toBe('hit');
  }));

test('a damaged file is a missing page and is replaced', () =>
  withTempDirectory(async (directory) => {
    captureLog();
    const site = start(directory);
    await site.visit('/car/a');
    await stored(site, 1);
    const entries = join(directory, 'entries');
    const [file = ''] = await readdir(entries);
    const content = await readFile(join(entries, file));
    await writeFile(join(entries, file), content.subarray(0, 100));
    expect((await start(directory).visit('/car/a')).result).toBe('miss');
  }));

test('pages evicted from memory are read from disk', () =>
  withTempDirectory(async (directory) => {
    const site = start(directory, { memory: { entries: 2, bytes: 10_000_000 } });
    const addresses = ['/a', '/b', '/c', '/d'];
    for (const address of addresses) await site.visit(address);
    await stored(site, addresses.length);
    for (const address of addresses)
      expect(await site.visit(address)).toEqual({ text: `car at ${address}`, result: 'hit' });
  }));

test('a page dated in the future is stale until it is rendered again', () =>
  withTempDirectory(async (directory) => {
    const ahead = start(directory, { at: 1_900_000_000_000 });
    await ahead.visit('/car/a');
    await stored(ahead, 1);
    const { visit } = start(directory);
    expect((await visit('/car/a')).result).toBe('stale');
    await until(async () => (await visit('/car/a')).result === 'hit');
  }));

test('without memory an entry is read from disk once for all who ask, and made again from what it was', () =>
  withTempDirectory(async (directory) => {
    const { clock, get, renderer, visit } = start(directory, { memory: null });
    const { entry } = await get('picture');
    const [one, other] = await Promise.all([get('picture'), get('picture')]);
    expect([one.result, one.entry.etag, other.entry]).toEqual(['hit', entry.etag, one.entry]);
    clock.now += 61_000;
    expect((await visit('picture')).result).toBe('stale');
    await until(async () => (await visit('picture')).result === 'hit');
    expect(renderer.previous?.etag).toBe(entry.etag);
  }));

test('what has no lifetime is not kept', () =>
  withTempDirectory(async (directory) => {
    const { renderer, visit } = start(directory);
    renderer.next.lifetime = 0;
    expect([(await visit('/a')).result, (await visit('/a')).result]).toEqual(['miss', 'miss']);
  }));

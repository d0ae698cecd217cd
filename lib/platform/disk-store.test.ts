import { hash } from 'node:crypto';
import fs, { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskStore } from './disk-store.ts';
import { withTempDirectory } from './testing/temp-directory.ts';
import { until } from './testing/until.ts';

const LIMITS = { entries: 10, bytes: 10_000 };

function nameOf(page: string): string {
  return hash('sha256', page);
}

async function write(store: DiskStore, pages: string[]): Promise<void> {
  for (const page of pages) await store.write(nameOf(page), Buffer.from(`body of ${page}`));
}

async function read(store: DiskStore, page: string): Promise<string | null> {
  return (await store.read(nameOf(page)))?.toString() ?? null;
}

/** Writes files of an earlier process, one second apart. */
async function writeOldFiles(directory: string, files: string[]): Promise<void> {
  for (const [second, file] of files.entries()) {
    await writeFile(join(directory, file), file);
    await utimes(join(directory, file), second, second);
  }
}

/** Evicted files are removed in the background. */
function untilCount(directory: string, count: number): Promise<void> {
  return until(async () => (await readdir(directory)).length === count);
}

function filters(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `filter ${index}`);
}

test('a page can be read after a restart', () =>
  withTempDirectory(async (directory) => {
    await write(new DiskStore(directory, LIMITS), ['landing']);
    expect(await read(new DiskStore(directory, LIMITS), 'landing')).toBe('body of landing');
  }));

test('a page that another process has written since the start can be read, and counts', () =>
  withTempDirectory(async (directory) => {
    const [store, other] = [new DiskStore(directory, LIMITS), new DiskStore(directory, LIMITS)];
    await Promise.all([store.ready, other.ready]);
    await write(other, ['landing']);
    expect(await read(store, 'landing')).toBe('body of landing');
    expect(store.usage).toEqual(other.usage);
  }));

test('a page that was never written is missing', () =>
  withTempDirectory(async (directory) => {
    expect(await read(new DiskStore(join(directory, 'none'), LIMITS), 'landing')).toBeNull();
  }));

test('a page written again replaces its file', () =>
  withTempDirectory(async (directory) => {
    const store = new DiskStore(directory, LIMITS);
    await write(store, ['landing', 'about']);
    await store.write(nameOf('landing'), Buffer.from('new body'));
    expect(await read(store, 'landing')).toBe('new body');
    expect(await readdir(directory)).toHaveLength(2);
  }));

test('beyond the limit the files used longest ago are removed', () =>
  withTempDirectory(async (directory) => {
    const store = new DiskStore(directory, LIMITS);
    await write(store, ['landing', 'about']);
    for (const page of filters(20)) {
      await read(store, 'landing');
      await write(store, [page]);
    }
    expect(await read(store, 'landing')).toBe('body of landing');
    expect(await read(store, 'about')).toBeNull();
    await untilCount(directory, 10);
  }));

test('the bytes on disk stay within their limit', () =>
  withTempDirectory(async (directory) => {
    const store = new DiskStore(directory, { entries: 100, bytes: 1_000 });
    for (const page of filters(50)) await store.write(nameOf(page), Buffer.alloc(150));
    await untilCount(directory, 6);
  }));

test('a restart with smaller limits keeps the newest pages', () =>
  withTempDirectory(async (directory) => {
    await writeOldFiles(directory, ['old', 'middle', 'new'].map(nameOf));
    const store = new DiskStore(directory, { entries: 2, bytes: 10_000 });
    await store.ready;
    await untilCount(directory, 2);
    expect(await read(store, 'old')).toBeNull();
  }));

test('an unfinished file of a killed process is removed at the next start, that of a running one is not', () =>
  withTempDirectory(async (directory) => {
    const [killed, running] = ['landing', 'about'].map((page) => `${nameOf(page)}.123.unfinished`);
    await writeOldFiles(directory, [killed ?? '']);
    await writeFile(join(directory, running ?? ''), 'half');
    const store = new DiskStore(directory, LIMITS);
    expect([await read(store, 'landing'), await read(store, 'about')]).toEqual([null, null]);
    expect(await readdir(directory)).toEqual([running]);
  }));

test('the content that waits for a slow disk is limited, and later content is written again', () =>
  withTempDirectory(async (directory) => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const store = new DiskStore(directory, { entries: 1_000, bytes: 1024 ** 3 });
    const content = Buffer.alloc(1024 ** 2);
    await write(store, ['about']);
    await Promise.all([...filters(100), 'about'].map((page) => store.write(nameOf(page), content)));
    expect(store.usage.entries).toBe(16);
    expect(await read(store, 'about')).toBeNull(); // not as it was before
    expect(logged.mock.calls.join()).toContain('cache.write-skipped');
    await write(store, ['landing']);
    expect(await read(store, 'landing')).toBe('body of landing');
    logged.mockRestore();
  }));

test('other files in the directory are not removed', () =>
  withTempDirectory(async (directory) => {
    await writeFile(join(directory, 'README'), 'by the owner');
    await write(new DiskStore(directory, { entries: 1, bytes: 100 }), filters(3));
    expect(await readdir(directory)).toContain('README');
  }));

test('a page can be read while it is written again', () =>
  withTempDirectory(async (directory) => {
    const store = new DiskStore(directory, { entries: 1_000, bytes: 1_000_000 });
    const pages = filters(200);
    await write(store, pages);
    const bodies = await Promise.all(
      pages.map(async (page) => {
        const written = write(store, [page]);
        const bodies = [await read(store, page), await read(store, page)];
        await written;
        return bodies;
      }),
    );
    expect(bodies.flat()).not.toContain(null);
  }));

test('of pages that are evicted and written again at the same time, all that have a file can be read', () =>
  withTempDirectory(async (directory) => {
    const store = new DiskStore(directory, { entries: 3, bytes: 10_000 });
    const pages = ['a', 'b', 'c', 'd', 'e', 'a', 'b', 'c', 'd', 'e'];
    await Promise.all(pages.map((page) => write(store, [page])));
    await untilCount(directory, 3);
    const bodies = await Promise.all(pages.slice(0, 5).map((page) => read(store, page)));
    expect(bodies.filter((body) => body !== null)).toHaveLength(3);
  }));

test('after somebody deleted the directory, pages are missing and the next write works', () =>
  withTempDirectory(async (directory) => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const store = new DiskStore(directory, LIMITS);
    await write(store, ['landing']);
    await rm(directory, { recursive: true });
    expect(await read(store, 'landing')).toBeNull();
    await write(store, ['landing']);
    expect(await read(store, 'landing')).toBe('body of landing');
    expect(logged.mock.calls.join()).toContain('cache.read-failed');
    logged.mockRestore();
  }));

test('write errors are logged once, and nothing is thrown', () =>
  withTempDirectory(async (directory) => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await writeFile(join(directory, 'file'), 'in the way');
    const store = new DiskStore(join(directory, 'file'), LIMITS);
    await write(store, ['landing', 'about', 'blogs']);
    expect(await read(store, 'landing')).toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  }));

test('a page that cannot be written again is missing, not as it was before', () =>
  withTempDirectory(async (directory) => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const store = new DiskStore(directory, LIMITS);
    await write(store, ['landing']);
    const full = jest.spyOn(fs, 'writeFile').mockRejectedValue(new Error('ENOSPC: no space left on device'));
    await write(store, ['landing']);
    full.mockRestore();
    expect(await read(store, 'landing')).toBeNull();
    await write(store, ['landing']);
    expect(await read(store, 'landing')).toBe('body of landing');
    logged.mockRestore();
  }));

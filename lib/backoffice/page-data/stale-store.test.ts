import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { until } from '#lib/platform/testing/until.ts';

/** The store in a process that has just started with this data directory. */
async function start(directory: string) {
  process.env['DATA_DIR'] = directory;
  jest.resetModules();
  return import('./stale-store.ts');
}

/** Waits until the store, which writes in the background, has this many files. */
async function files(directory: string, count: number): Promise<string[]> {
  const folder = join(directory, 'last-good');
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    const complete = names.filter((name) => /^[\da-f]{64}$/.test(name));
    if (complete.length === count) return complete.map((name) => join(folder, name));
    await setImmediate();
  }
}

test('data is readable at once, and after a restart', () =>
  withTempDirectory(async (directory) => {
    const { storeStale, readStale } = await start(directory);
    storeStale('makes', ['TOYOTA', 'CITROËN']);
    await expect(readStale('makes')).resolves.toEqual(['TOYOTA', 'CITROËN']);

    await files(directory, 1);
    const restarted = await start(directory);
    await expect(restarted.readStale('makes')).resolves.toEqual(['TOYOTA', 'CITROËN']);
    await expect(restarted.readStale('models')).resolves.toBeNull();
  }));

test('newer data replaces older, in one file', () =>
  withTempDirectory(async (directory) => {
    const { storeStale } = await start(directory);
    storeStale('makes', ['KIA']);
    storeStale('makes', ['FORD']);
    storeStale('models of a/../b', []);
    await until(async () => {
      const stored = await Promise.all((await files(directory, 2)).map((file) => readFile(file, 'latin1')));
      return stored.some((content) => content.includes('FORD'));
    });
    await expect((await start(directory)).readStale('makes')).resolves.toEqual(['FORD']);
  }));

test('removed data is removed from the disk too', () =>
  withTempDirectory(async (directory) => {
    const { storeStale, readStale } = await start(directory);
    storeStale('featured', ['car']);
    await files(directory, 1);
    storeStale('featured', null);
    await expect(readStale('featured')).resolves.toBeNull();
    await files(directory, 0);
  }));

test('a damaged file is ignored, logged and removed', () =>
  withTempDirectory(async (directory) => {
    (await start(directory)).storeStale('makes', ['KIA']);
    const [file = ''] = await files(directory, 1);
    await writeFile(file, (await readFile(file)).subarray(0, 3));

    const logged = captureLog();
    await expect((await start(directory)).readStale('makes')).resolves.toBeNull();
    await files(directory, 0);
    expect(logged()).toContainEqual(expect.objectContaining({ event: 'stale-store.read-failed' }));
  }));

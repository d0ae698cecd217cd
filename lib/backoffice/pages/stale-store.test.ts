import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { resetProcess } from '#lib/platform/testing/reset-process.ts';

/** What is remembered in this directory, as a process knows it that has just started. */
async function start(directory: string) {
  process.env['DATA_DIR'] = directory;
  resetProcess();
  return import('./stale-store.ts');
}

/** The files, as soon as there is one for each of these many names: keeping waits for no disk. */
async function files(directory: string, count: number): Promise<string[]> {
  const folder = join(directory, 'last-good');
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    const whole = names.filter((name) => /\.(once|again)$/.test(name));
    const kept = new Set(whole.map((name) => name.split('.', 1)[0]));
    if (kept.size === count && whole.length === count) return whole.map((name) => join(folder, name));
    await setImmediate();
  }
}

test('what was kept is known at once, and after a restart', () =>
  withTempDirectory(async (directory) => {
    const { keepLastGood, lastGood } = await start(directory);
    keepLastGood('makes', ['TOYOTA', 'CITROËN']);
    await expect(lastGood('makes')).resolves.toEqual(['TOYOTA', 'CITROËN']);

    await files(directory, 1);
    const restarted = await start(directory);
    await expect(restarted.lastGood('makes')).resolves.toEqual(['TOYOTA', 'CITROËN']);
    await expect(restarted.lastGood('models')).resolves.toBeNull();
  }));

test('the newest counts, in one file', () =>
  withTempDirectory(async (directory) => {
    const { keepLastGood } = await start(directory);
    keepLastGood('makes', ['KIA']);
    keepLastGood('makes', ['FORD']);
    keepLastGood('models of a/../b', []);
    await files(directory, 2);
    await expect((await start(directory)).lastGood('makes')).resolves.toEqual(['FORD']);
  }));

test('what is forgotten is gone from the disk too', () =>
  withTempDirectory(async (directory) => {
    const { keepLastGood, lastGood } = await start(directory);
    keepLastGood('featured', ['car']);
    await files(directory, 1);
    keepLastGood('featured', null);
    await expect(lastGood('featured')).resolves.toBeNull();
    await files(directory, 0);
  }));

test('a file that is damaged counts as nothing, is told and removed', () =>
  withTempDirectory(async (directory) => {
    (await start(directory)).keepLastGood('makes', ['KIA']);
    const [file = ''] = await files(directory, 1);
    await writeFile(file, (await readFile(file)).subarray(0, 3));

    const logged = captureLog();
    await expect((await start(directory)).lastGood('makes')).resolves.toBeNull();
    await files(directory, 0);
    expect(logged()).toContainEqual(expect.objectContaining({ event: 'last-good.read' }));
  }));

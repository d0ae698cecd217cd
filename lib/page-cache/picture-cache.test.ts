import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { PictureCache } from './picture-cache.ts';

const NOW = 1_800_000_000_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const PICTURE = {
  kind: 'IMAGE',
  buffer: Buffer.from('webp'),
  etag: 'a',
  extension: 'webp',
  upstreamEtag: 'b',
};

function aPictureCache(directory: string, now = NOW): PictureCache {
  return new PictureCache(new DiskStore(directory, { entries: 10, bytes: 10_000 }), () => now);
}

test('a picture is kept for six hours, although its origin says a year, and over a restart', () =>
  withTempDirectory(async (directory) => {
    await aPictureCache(directory).set('key', { ...PICTURE, revalidate: YEAR_SECONDS });
    expect(await aPictureCache(directory).get('key')).toEqual({
      value: { ...PICTURE, revalidate: 21_600 },
      lastModified: NOW,
    });
    expect(await aPictureCache(directory).get('other')).toBeNull();
  }));

test('a picture that a wrong clock dated in the future is outdated', () =>
  withTempDirectory(async (directory) => {
    await aPictureCache(directory, NOW + 1000).set('key', PICTURE);
    const { lastModified = NOW } = (await aPictureCache(directory).get('key')) ?? {};
    expect(lastModified).toBeGreaterThan(0);
    expect(lastModified).toBeLessThan(NOW - YEAR_SECONDS);
  }));

test('a damaged file is logged and removed', () =>
  withTempDirectory(async (directory) => {
    const logged = captureLog();
    await aPictureCache(directory).set('key', PICTURE);
    const [file = ''] = readdirSync(directory);
    writeFileSync(join(directory, file), 'damaged');
    expect(await aPictureCache(directory).get('key')).toBeNull();
    expect(logged()).toContainEqual(expect.objectContaining({ event: 'cache.read-failed' }));
    expect(readdirSync(directory)).toEqual([]);
  }));

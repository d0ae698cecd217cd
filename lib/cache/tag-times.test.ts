import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { TagTimes } from './tag-times.ts';

const NOW = 10_000;

function withTags(test: (tags: TagTimes, file: string) => Promise<void>): Promise<void> {
  return withTempDirectory((directory) => {
    const file = join(directory, 'tags.json');
    return test(new TagTimes(file, () => NOW), file);
  });
}

test('older entries become stale and newer ones stay fresh', () =>
  withTags(async (tags) => {
    await tags.merge([{ tag: 'vehicles', at: 1_000 }]);
    expect(tags.isStale(['blogs', 'vehicles'], 999)).toBe(true);
    expect(tags.isStale(['vehicles'], 1_000)).toBe(true);
    expect(tags.isStale(['vehicles'], 1_001)).toBe(false);
    expect(tags.isStale(['blogs'], 999)).toBe(false);
  }));

test('invalidations survive a restart and those made after it', () =>
  withTags(async (tags, file) => {
    await Promise.all([
      tags.merge([{ tag: 'vehicles', at: 1_000 }]),
      tags.merge([{ tag: 'blogs', at: 2_000 }]),
    ]);
    await new TagTimes(file, () => NOW).merge([{ tag: 'banners', at: 3_000 }]);
    const restarted = new TagTimes(file, () => NOW);
    await restarted.ready;
    for (const tag of ['vehicles', 'blogs', 'banners']) expect(restarted.isStale([tag], 999)).toBe(true);
  }));

test('beyond the limit the tags invalidated longest ago are dropped', () =>
  withTags(async (tags) => {
    const many = Array.from({ length: 9_998 }, (_, index) => `car ${index}`);
    await tags.merge(['first', 'again', ...many].map((tag) => ({ tag, at: 1_000 })));
    await tags.merge(['again', 'one more', 'another'].map((tag) => ({ tag, at: 1_001 })));
    expect(tags.isStale(['first'], 0)).toBe(false);
    expect(tags.isStale(['again'], 0)).toBe(true);
  }));

test.each(['', '{"vehicles":', '{}', '[1,["blogs","soon"],["vehicles",null]]'])(
  'a damaged tag file (%j) is logged and ignored',
  (content) =>
    withTags(async (_tags, file) => {
      const logged = captureLog();
      await writeFile(file, content);
      const restarted = new TagTimes(file, () => NOW);
      await restarted.ready;
      expect(restarted.isStale(['vehicles', 'blogs'], 0)).toBe(false);
      expect(logged().every(({ event }) => event === 'cache.tags-failed')).toBe(true); // at most one a minute
    }),
);

test('a tag file that cannot be written does not stop the invalidation', () =>
  withTags(async (_tags, file) => {
    captureLog();
    await mkdir(file);
    const tags = new TagTimes(file, () => NOW);
    await tags.merge([{ tag: 'vehicles', at: 1_000 }]);
    expect(tags.isStale(['vehicles'], 999)).toBe(true);
  }));

test('an invalidation dated in the future counts as old, and any other replaces it', () =>
  withTags(async (tags) => {
    await tags.merge([{ tag: 'vehicles', at: NOW * 1000 }]);
    expect(tags.isStale(['vehicles'], 1)).toBe(false);
    await tags.merge([{ tag: 'vehicles', at: NOW }]);
    expect(tags.isStale(['vehicles'], NOW - 1)).toBe(true);
  }));

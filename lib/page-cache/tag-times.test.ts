import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TagTimes } from './tag-times.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

const NOW = 10_000;

function withTags(test: (tags: TagTimes, file: string) => Promise<void>): Promise<void> {
  return withTempDirectory((directory) => {
    const file = join(directory, 'tags.json');
    return test(new TagTimes(file, () => NOW), file);
  });
}

test('without durations older entries expire and newer ones stay fresh', () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], undefined, 1_000);
    expect(tags.freshness(['vehicles'], 999, 1_000)).toBe('expired');
    expect(tags.freshness(['vehicles'], 1_000, 1_000)).toBe('fresh');
    expect(tags.freshness(['blogs'], 999, 1_000)).toBe('fresh');
  }));

test("with 'max' older entries become stale and do not expire", () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], { expire: 4_294_967_294 }, 1_000);
    expect(tags.freshness(['blogs', 'vehicles'], 999, 10 ** 12)).toBe('stale');
    expect(tags.freshness(['vehicles'], 1_001, 10 ** 12)).toBe('fresh');
  }));

test('with a time to expire older entries are stale until then', () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], { expire: 5 }, 1_000);
    expect(tags.freshness(['vehicles'], 999, 5_999)).toBe('stale');
    expect(tags.freshness(['vehicles'], 999, 6_000)).toBe('expired');
  }));

test('with an expiry of 0 seconds older entries expire at once', () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], { expire: 0 }, 1_000);
    expect(tags.freshness(['vehicles'], 999, 1_000)).toBe('expired');
  }));

test('a soft invalidation does not undo an earlier expiry', () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], undefined, 1_000);
    await tags.invalidate(['vehicles'], {}, 2_000);
    expect(tags.freshness(['vehicles'], 999, 2_000)).toBe('expired');
    expect(tags.freshness(['vehicles'], 1_500, 2_000)).toBe('stale');
  }));

test('an invalidation survives a restart', () =>
  withTags(async (tags, file) => {
    await Promise.all([
      tags.invalidate(['vehicles'], {}, 1_000),
      tags.invalidate(['blogs', 'banners'], undefined, 2_000),
    ]);
    const restarted = new TagTimes(file, () => NOW);
    await restarted.ready;
    expect(restarted.freshness(['vehicles'], 999, 3_000)).toBe('stale');
    expect(restarted.freshness(['banners'], 999, 3_000)).toBe('expired');
  }));

test('an invalidation right after a restart keeps the earlier ones', () =>
  withTags(async (tags, file) => {
    await tags.invalidate(['vehicles'], undefined, 1_000);
    const restarted = new TagTimes(file, () => NOW);
    await restarted.invalidate(['blogs'], undefined, 2_000);
    const restartedAgain = new TagTimes(file, () => NOW);
    await restartedAgain.ready;
    expect(restartedAgain.freshness(['vehicles'], 999, 3_000)).toBe('expired');
    expect(restartedAgain.freshness(['blogs'], 1_999, 3_000)).toBe('expired');
  }));

test('beyond the limit the tags invalidated longest ago are dropped', () =>
  withTags(async (tags) => {
    await tags.invalidate(['first', 'again'], undefined, 1_000);
    await tags.invalidate(
      Array.from({ length: 9_998 }, (_, index) => `car ${index}`),
      undefined,
      1_000,
    );
    await tags.invalidate(['again', 'one more', 'another'], undefined, 1_000);
    expect(tags.freshness(['first'], 0, 2_000)).toBe('fresh');
    expect(tags.freshness(['again'], 0, 2_000)).toBe('expired');
  }));

test.each(['', '{"vehicles":', '{}', '[1,["blogs",{"expired":"soon"}],["vehicles",null]]'])(
  'a damaged tag file (%j) is logged and ignored',
  (content) =>
    withTags(async (_tags, file) => {
      const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      await writeFile(file, content);
      const restarted = new TagTimes(file, () => NOW);
      await restarted.ready;
      expect(restarted.freshness(['vehicles', 'blogs'], 0, 1_000)).toBe('fresh');
      logged.mockRestore();
    }),
);

test('a tag file that cannot be written does not stop the invalidation', () =>
  withTags(async (_tags, file) => {
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await mkdir(file);
    const tags = new TagTimes(file, () => NOW);
    await tags.invalidate(['vehicles'], undefined, 1_000);
    expect(tags.freshness(['vehicles'], 999, 1_000)).toBe('expired');
    logged.mockRestore();
  }));

test.each([undefined, {}, { expire: 5 }])(
  'an invalidation dated in the future (%j) counts as made now',
  (durations) =>
    withTags(async (tags, file) => {
      await tags.invalidate(['vehicles'], durations, NOW * 1000);
      const restarted = new TagTimes(file, () => NOW);
      await restarted.ready;
      expect(restarted.freshness(['vehicles'], NOW - 1, NOW)).not.toBe('fresh');
      expect(restarted.freshness(['vehicles'], NOW + 1, NOW + 1)).toBe('fresh');
    }),
);

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

test('invalidated without durations, what is older expires and what is newer stays fresh', () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], undefined, 1_000);
    expect(tags.freshness(['vehicles'], 999, 1_000)).toBe('expired');
    expect(tags.freshness(['vehicles'], 1_000, 1_000)).toBe('fresh');
    expect(tags.freshness(['blogs'], 999, 1_000)).toBe('fresh');
  }));

test("invalidated with 'max', what is older becomes stale and stays showable", () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], { expire: 4_294_967_294 }, 1_000);
    expect(tags.freshness(['blogs', 'vehicles'], 999, 10 ** 12)).toBe('stale');
    expect(tags.freshness(['vehicles'], 1_001, 10 ** 12)).toBe('fresh');
  }));

test('invalidated with a time to expire, what is older is stale until then', () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], { expire: 5 }, 1_000);
    expect(tags.freshness(['vehicles'], 999, 5_999)).toBe('stale');
    expect(tags.freshness(['vehicles'], 999, 6_000)).toBe('expired');
  }));

test('invalidated with no time to live at all, what is older has expired', () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], { expire: 0 }, 1_000);
    expect(tags.freshness(['vehicles'], 999, 1_000)).toBe('expired');
  }));

test('a later softer invalidation does not take back an expiry', () =>
  withTags(async (tags) => {
    await tags.invalidate(['vehicles'], undefined, 1_000);
    await tags.invalidate(['vehicles'], {}, 2_000);
    expect(tags.freshness(['vehicles'], 999, 2_000)).toBe('expired');
    expect(tags.freshness(['vehicles'], 1_500, 2_000)).toBe('stale');
  }));

test('a tag invalidated before a restart still counts', () =>
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

test('invalidating right after a restart forgets nothing from before it', () =>
  withTags(async (tags, file) => {
    await tags.invalidate(['vehicles'], undefined, 1_000);
    const restarted = new TagTimes(file, () => NOW);
    await restarted.invalidate(['blogs'], undefined, 2_000);
    const restartedAgain = new TagTimes(file, () => NOW);
    await restartedAgain.ready;
    expect(restartedAgain.freshness(['vehicles'], 999, 3_000)).toBe('expired');
    expect(restartedAgain.freshness(['blogs'], 1_999, 3_000)).toBe('expired');
  }));

test('of very many tags those invalidated last are remembered', () =>
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
  'a damaged tag file (%j) is told, and counts as none',
  (content) =>
    withTags(async (_tags, file) => {
      const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      await writeFile(file, content);
      const restarted = new TagTimes(file, () => NOW);
      await restarted.ready;
      expect(restarted.freshness(['vehicles', 'blogs'], 0, 1_000)).toBe('fresh');
      told.mockRestore();
    }),
);

test('a tag file that cannot be written does not stop the invalidation', () =>
  withTags(async (_tags, file) => {
    const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await mkdir(file);
    const tags = new TagTimes(file, () => NOW);
    await tags.invalidate(['vehicles'], undefined, 1_000);
    expect(tags.freshness(['vehicles'], 999, 1_000)).toBe('expired');
    told.mockRestore();
  }));

test.each([undefined, {}, { expire: 5 }])(
  'a tag invalidated by a clock that was ahead (%j) counts as invalidated now',
  (durations) =>
    withTags(async (tags, file) => {
      await tags.invalidate(['vehicles'], durations, NOW * 1000);
      const restarted = new TagTimes(file, () => NOW);
      await restarted.ready;
      expect(restarted.freshness(['vehicles'], NOW - 1, NOW)).not.toBe('fresh');
      expect(restarted.freshness(['vehicles'], NOW + 1, NOW + 1)).toBe('fresh');
    }),
);

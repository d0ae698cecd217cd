import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { copyStaticFiles } from './copy-static-files.ts';

function aBuild(directory: string, buildId: string): string {
  const build = join(directory, `build-${buildId}`);
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true });
  writeFileSync(join(build, 'BUILD_ID'), buildId);
  writeFileSync(join(build, 'static', 'chunks', 'lazy.js'), `chunk of ${buildId}`);
  return build;
}

test('a build finds the static files of earlier builds, however often each was started', () =>
  withTempDirectory(async (directory) => {
    const [first, second] = [aBuild(directory, 'a'), aBuild(directory, 'b')];
    expect(await copyStaticFiles(directory, first)).toEqual([]);
    expect(await copyStaticFiles(directory, first)).toEqual([]);
    const [earlier = '', ...more] = await copyStaticFiles(directory, second);
    expect(readFileSync(join(earlier, 'chunks', 'lazy.js'), 'utf8')).toBe('chunk of a');
    expect(more).toEqual([]);
    expect(await copyStaticFiles(directory, first)).toEqual([join(directory, 'static', 'b')]);
  }));

test('two processes of one build that start at once keep its files once', () =>
  withTempDirectory(async (directory) => {
    const build = aBuild(directory, 'a');
    await Promise.all([copyStaticFiles(directory, build), copyStaticFiles(directory, build)]);
    expect(await copyStaticFiles(directory, aBuild(directory, 'b'))).toEqual([
      join(directory, 'static', 'a'),
    ]);
  }));

test('a site that cannot keep its files logs it and starts', () =>
  withTempDirectory(async (directory) => {
    const logged = captureLog();
    writeFileSync(join(directory, 'static'), 'not a folder');
    expect(await copyStaticFiles(directory, aBuild(directory, 'a'))).toEqual([]);
    expect(logged()).toContainEqual(expect.objectContaining({ event: 'static-files.copy-failed' }));
  }));

test('a build whose files cannot be kept finds those of earlier builds', () =>
  withTempDirectory(async (directory) => {
    await copyStaticFiles(directory, aBuild(directory, 'a'));
    const second = aBuild(directory, 'b');
    rmSync(join(second, 'static'), { recursive: true });
    expect(await copyStaticFiles(directory, second)).toEqual([join(directory, 'static', 'a')]);
  }));

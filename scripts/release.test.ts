import { mkdirSync, readlinkSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { runNode } from '#server/testing/program.ts';
import { pruneReleases, switchTo } from './setup/releases.mjs';

/** Adds a release with this build time, in minutes since 1970. */
function addRelease(releases: string, id: string, minute: number): void {
  const file = join(releases, id, '.next', 'BUILD_ID');
  mkdirSync(join(releases, id, '.next'), { recursive: true });
  writeFileSync(file, id);
  utimesSync(file, minute * 60, minute * 60);
}

function currentOf(releases: string): string {
  return readlinkSync(join(releases, 'current'));
}

function rollBack(releases: string) {
  return runNode(['scripts/release.mjs', '--rollback'], { RELEASES_DIR: releases }).outcome;
}

test('a rollback goes back one build, by age and not by name, and fails at the oldest', () =>
  withTempDirectory(async (releases) => {
    for (const [minute, id] of ['c', 'a', 'b'].entries()) addRelease(releases, id, minute);
    mkdirSync(join(releases, 'd.unfinished'));
    switchTo(releases, 'b');
    expect((await rollBack(releases)).code).toBe(0);
    expect(currentOf(releases)).toBe('a');
    await rollBack(releases);
    expect(currentOf(releases)).toBe('c');
    const { code, errors } = await rollBack(releases);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `There is no release before the current one in ${releases}.\n`,
    });
    expect(currentOf(releases)).toBe('c');
  }));

test('pruning keeps the last three releases and the current one', () =>
  withTempDirectory((releases) => {
    for (const [minute, id] of ['a', 'b', 'c', 'd', 'e'].entries()) addRelease(releases, id, minute);
    switchTo(releases, 'a');
    pruneReleases(releases);
    expect(readdirSync(releases).sort()).toEqual(['a', 'c', 'current', 'd', 'e']);
    return Promise.resolve();
  }));

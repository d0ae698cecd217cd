import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readlinkSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';
import { runNode } from '#server/testing/program.ts';
import { pruneReleases, recordServing, switchTo } from './setup/releases.mjs';

/** Adds a release that was built, and last served, in these minutes since 1970. */
function addRelease(releases: string, id: string, built: number, served?: number): void {
  mkdirSync(join(releases, id, '.next'), { recursive: true });
  touch(join(releases, id, '.next', 'BUILD_ID'), built);
  if (served !== undefined) touch(join(releases, id, 'served'), served);
}

function touch(file: string, minute: number): void {
  writeFileSync(file, '');
  utimesSync(file, minute * 60, minute * 60);
}

function currentOf(releases: string): string {
  return readlinkSync(join(releases, 'current'));
}

function rollBack(releases: string) {
  return runNode(['scripts/release.mjs', '--rollback'], { RELEASES_DIR: releases }).outcome;
}

/** Runs the work while a program runs from a release. */
async function whileServing(releases: string, id: string, work: () => void | Promise<void>): Promise<void> {
  const site = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { cwd: join(releases, id) });
  await once(site, 'spawn');
  try {
    await work();
  } finally {
    site.kill();
    await once(site, 'exit');
  }
}

test('a rollback goes to the last release that served, by age and not by name, and fails at the oldest', () =>
  withTempDirectory(async (releases) => {
    for (const [minute, id] of ['c', 'a', 'b'].entries()) addRelease(releases, id, minute, minute);
    addRelease(releases, 'failed', 3);
    addRelease(releases, 'failed-again', 4);
    mkdirSync(join(releases, 'd.unfinished'));
    switchTo(releases, 'failed-again');
    for (const expected of ['b', 'a', 'c']) {
      expect((await rollBack(releases)).code).toBe(0);
      expect(currentOf(releases)).toBe(expected);
    }
    expect(await rollBack(releases)).toMatchObject({
      code: 1,
      errors: `No release before the current one in ${releases} has served.\n`,
    });
    expect(currentOf(releases)).toBe('c');
  }));

test('a release that failed goes back to the one that serves, even after a rollback', () =>
  withTempDirectory(async (releases) => {
    for (const [minute, id] of ['a', 'b', 'c'].entries()) addRelease(releases, id, minute, minute);
    addRelease(releases, 'failed', 3);
    switchTo(releases, 'failed');
    await whileServing(releases, 'a', async () => {
      await rollBack(releases);
      expect(currentOf(releases)).toBe('a');
    });
  }));

test('pruning keeps the current release and the last three that served', () =>
  withTempDirectory((releases) => {
    for (const [minute, id] of ['a', 'b', 'c', 'd'].entries()) addRelease(releases, id, minute, minute);
    for (const [minute, id] of ['failed', 'e'].entries()) addRelease(releases, id, minute + 4);
    switchTo(releases, 'e');
    pruneReleases(releases);
    expect(readdirSync(releases).sort()).toEqual(['b', 'c', 'current', 'd', 'e']);
    return Promise.resolve();
  }));

test('the release from which a site runs outlives any number of failed ones', () =>
  withTempDirectory((releases) => {
    for (const [minute, id] of ['a', 'b', 'c', 'd'].entries()) addRelease(releases, id, minute, minute);
    return whileServing(releases, 'a', () => {
      for (const id of ['failed-1', 'failed-2', 'failed-3']) {
        recordServing(releases);
        addRelease(releases, id, 4);
        switchTo(releases, id);
        pruneReleases(releases);
      }
      expect(readdirSync(releases).sort()).toEqual(['a', 'c', 'current', 'd', 'failed-3']);
    });
  }));

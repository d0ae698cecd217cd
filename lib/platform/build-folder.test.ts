import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimBuildFolder } from './build-folder.ts';
import { captureLog } from './testing/capture-log.ts';
import { withTempDirectory } from './testing/temp-directory.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

function aBuild(parent: string, buildId: string, lastUsedMs: number): string {
  const folder = join(parent, buildId);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page'), '');
  const at = (Date.now() - lastUsedMs) / 1000;
  utimesSync(folder, at, at);
  return folder;
}

test('a build that starts removes builds unused for a day, but no build used an hour ago', () =>
  withTempDirectory(async (parent) => {
    const recent = aBuild(parent, 'recent', HOUR_MS);
    const old = aBuild(parent, 'old', 2 * DAY_MS);
    const own = aBuild(parent, 'own', 3 * DAY_MS);
    const startedAt = Date.now();
    await claimBuildFolder({ parent, name: 'own', maxUnusedMs: DAY_MS });
    expect([recent, old, own].map((folder) => existsSync(join(folder, 'page')))).toEqual([true, false, true]);
    expect(statSync(own).mtimeMs).toBeGreaterThan(startedAt - 1000);
  }));

test('a folder that cannot be written is logged, and nothing is thrown', () =>
  withTempDirectory(async (parent) => {
    const logged = captureLog();
    writeFileSync(join(parent, 'file'), '');
    await claimBuildFolder({ parent: join(parent, 'file'), name: 'own', maxUnusedMs: DAY_MS });
    expect(logged()).toContainEqual(expect.objectContaining({ event: 'build-folder.mark-failed' }));
  }));

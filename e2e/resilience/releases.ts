import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleRelease } from '#scripts/setup/assemble-release.mjs';
import { NOBODY } from './site.ts';

export type Releases = {
  /** Contains both releases; may be removed. */
  folder: string;
  first: string;
  /** Another build, without scripts of its own: every script that a page loads was kept from the first build. */
  second: string;
  /** Writable for the user that runs the releases. */
  dataDir: string;
};

/** Assembles the build as two releases. */
export function assembleReleases(): Releases {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  chmodSync(folder, 0o755);
  const releases = {
    folder,
    first: join(folder, 'first'),
    second: join(folder, 'second'),
    dataDir: join(folder, 'data'),
  };
  mkdirSync(releases.dataDir);
  if (process.getuid?.() === 0) chownSync(releases.dataDir, NOBODY, NOBODY);
  assembleRelease(releases.first, { withNode: true });
  copyUnderOtherId(releases.first, releases.second);
  for (const script of globSync(join(releases.second, '.next/static/chunks/*.js*'))) rmSync(script);
  return releases;
}

function copyUnderOtherId(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '.next') symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '.next'), join(to, '.next'), { recursive: true });
  const id = readFileSync(join(from, '.next/BUILD_ID'), 'utf8');
  const otherId = id.split('').reverse().join('');
  for (const file of globSync(join(to, '.next/**/*'))) {
    if (!statSync(file).isFile()) continue;
    const content = readFileSync(file, 'latin1');
    if (content.includes(id)) writeFileSync(file, content.replaceAll(id, otherId), 'latin1');
  }
  renameSync(join(to, '.next/static', id), join(to, '.next/static', otherId));
}

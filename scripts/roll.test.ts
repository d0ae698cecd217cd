import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

/** A systemctl that stores running sites as files, and a curl for which all sites but the port in UNREADY are ready. */
const PROGRAMS = {
  systemctl: `#!/bin/sh
for unit; do :; done
[ "$1" = is-active ] || echo "$1 $unit" >> calls
case $1 in
  is-active) [ -e "$unit" ] ;;
  enable | restart) touch "$unit" ;;
  disable) rm -f "$unit" ;;
esac
`,
  curl: `#!/bin/sh
for address; do :; done
case $address in http://127.0.0.1:$UNREADY/*) rm -f "dealership@$UNREADY"; exit 22 ;; esac
`,
};

/** Runs deploy/roll.sh while sites run on these ports. */
function roll(directory: string, running: number[], unready = 0) {
  const programs = join(directory, 'bin');
  mkdirSync(programs);
  for (const [name, text] of Object.entries(PROGRAMS))
    writeFileSync(join(programs, name), text, { mode: 0o755 });
  for (const port of running) writeFileSync(join(directory, `dealership@${port}`), '');
  const { status } = spawnSync('sh', [join(process.cwd(), 'deploy/roll.sh')], {
    cwd: directory,
    env: {
      PATH: `${programs}:/usr/bin:/bin`,
      NODE_ENV: 'test',
      SETTLE_SECONDS: '0',
      UNREADY: String(unready),
    },
  });
  return { status, calls: readFileSync(join(directory, 'calls'), 'utf8').trim().split('\n') };
}

test.each<[string, number[], number, { status: number; calls: string[] }]>([
  ['none', [], 0, { status: 0, calls: ['enable dealership@3001'] }],
  ['one', [3001], 0, { status: 0, calls: ['enable dealership@3002', 'disable dealership@3001'] }],
  ['the other', [3002], 0, { status: 0, calls: ['enable dealership@3001', 'disable dealership@3002'] }],
  ['both', [3001, 3002], 0, { status: 0, calls: ['restart dealership@3001', 'restart dealership@3002'] }],
  [
    'one, and a broken release',
    [3001],
    3002,
    { status: 1, calls: ['enable dealership@3002', 'disable dealership@3002'] },
  ],
  ['both, and a broken release', [3001, 3002], 3001, { status: 1, calls: ['restart dealership@3001'] }],
])('a release takes over from %s site at a time', (_case, running, unready, expected) =>
  withTempDirectory((directory) => {
    expect(roll(directory, running, unready)).toEqual(expected);
    return Promise.resolve();
  }),
);

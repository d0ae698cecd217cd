import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTempDirectory } from '#lib/platform/testing/temp-directory.ts';

/**
 * A systemctl that stores running sites as files, and a curl for which all sites but the port in UNREADY are ready, and reach
 * the backoffice unless their port is in CUT_OFF.
 */
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
health=up
for port in $CUT_OFF; do case $address in http://127.0.0.1:$port/*) health=down ;; esac; done
echo "{\\"backoffice\\":\\"$health\\"}"
`,
};

type Faults = { unready?: number; cutOff?: number[] };

/** Runs deploy/roll.sh while sites run on these ports. */
function roll(directory: string, running: number[], { unready = 0, cutOff = [] }: Faults) {
  const programs = join(directory, 'bin');
  mkdirSync(programs);
  for (const [name, text] of Object.entries(PROGRAMS))
    writeFileSync(join(programs, name), text, { mode: 0o755 });
  for (const port of running) writeFileSync(join(directory, `dealership@${port}`), '');
  const { status, stderr } = spawnSync('sh', [join(process.cwd(), 'deploy/roll.sh')], {
    cwd: directory,
    encoding: 'utf8',
    env: {
      PATH: `${programs}:/usr/bin:/bin`,
      NODE_ENV: 'test',
      UNREADY: String(unready),
      CUT_OFF: cutOff.join(' '),
    },
  });
  const calls = readFileSync(join(directory, 'calls'), 'utf8').replaceAll('dealership@', '').trim();
  return { status, calls: calls.split('\n').join(', '), isWarned: stderr.includes('backoffice') };
}

test.each<[string, number[], Faults, { status: number; calls: string; isWarned: boolean }]>([
  ['none', [], {}, { status: 0, calls: 'enable 3001', isWarned: false }],
  ['one', [3001], {}, { status: 0, calls: 'enable 3002, disable 3001', isWarned: false }],
  ['the other', [3002], {}, { status: 0, calls: 'enable 3001, disable 3002', isWarned: false }],
  ['both', [3001, 3002], {}, { status: 0, calls: 'restart 3001, restart 3002', isWarned: false }],
])('a release takes over from %s site at a time', (_case, running, faults, expected) =>
  withTempDirectory((directory) => {
    expect(roll(directory, running, faults)).toEqual(expected);
    return Promise.resolve();
  }),
);

test.each<[string, number[], Faults, { status: number; calls: string; isWarned: boolean }]>([
  [
    'is not ready',
    [3001],
    { unready: 3002 },
    { status: 1, calls: 'enable 3002, disable 3002', isWarned: false },
  ],
  ['is not ready', [3001, 3002], { unready: 3001 }, { status: 1, calls: 'restart 3001', isWarned: false }],
  [
    'alone lacks the backoffice',
    [3001],
    { cutOff: [3002] },
    { status: 1, calls: 'enable 3002, disable 3002', isWarned: true },
  ],
  [
    'alone lacks the backoffice',
    [3001, 3002],
    { cutOff: [3001] },
    { status: 1, calls: 'restart 3001', isWarned: true },
  ],
  [
    'lacks the backoffice as the old one does',
    [3001],
    { cutOff: [3001, 3002] },
    { status: 0, calls: 'enable 3002, disable 3001', isWarned: true },
  ],
  ['lacks the backoffice', [], { cutOff: [3001] }, { status: 0, calls: 'enable 3001', isWarned: true }],
])('a release that %s takes over only from no better one: %j', (_case, running, faults, expected) =>
  withTempDirectory((directory) => {
    expect(roll(directory, running, faults)).toEqual(expected);
    return Promise.resolve();
  }),
);

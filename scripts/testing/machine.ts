import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runNode, type Program } from '#server/testing/program.ts';

/** The start of every program of Node: records its calls, and fails when FAILING contains its name. */
const RECORDER = `#!/usr/bin/env node
const fs = require('node:fs');
function called(name) {
  fs.appendFileSync('calls', name + '\\n');
  if ((process.env.FAILING ?? '').split(',').includes(name)) process.exit(1);
}
`;

const NPM = `#!/bin/sh
name="npm $1"
shift
for word; do case $word in --*) ;; *) name="$name $word" ;; esac; done
echo "$name" >> calls
case ",$FAILING," in *",$name,"*) exit 1 ;; esac
if [ "$name" = 'npm ci' ]; then
  rm -rf node_modules
  cp -R packages node_modules
  mkdir -p node_modules/.bin
fi
`;

const FILES = {
  'bin/npm': NPM,
  'package.json': '{}',
  'package-lock.json': '{}',
  'app/page.tsx': 'first',
  'app/page.test.tsx': 'first',
  'server/preflight.ts': `${RECORDER}called('check');`,
  'server/main.ts': `${RECORDER}called('site');`,
  'packages/next/dist/bin/next': `${RECORDER}called('build'); fs.mkdirSync('.next', { recursive: true });`,
  'scripts/setup/finish-build.mjs': `if (process.env.FAILING === 'finish') process.exit(1);`,
};

export type Machine = {
  write(path: string, content: string, mode?: number): void;
  run(script: string, env?: Record<string, string>): Program['outcome'];
  /** The calls since the last time this was called. */
  calls(): string[];
};

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A fresh clone on a machine whose npm, build and site only record their calls. */
export function aMachine(): Machine {
  const root = mkdtempSync(join(tmpdir(), 'machine-'));
  folders.push(root);
  cpSync('scripts', join(root, 'scripts'), { recursive: true });

  function write(path: string, content: string, mode?: number): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content, { mode });
  }
  for (const [path, content] of Object.entries(FILES)) write(path, content);
  chmodSync(join(root, 'bin/npm'), 0o755);
  write('calls', '');

  return {
    write,
    run(script, env = {}) {
      const PATH = `${join(root, 'bin')}:${process.env.PATH ?? ''}`;
      const ownSettings = { PATH, NODE_COMPILE_CACHE: '' }; // no cache: each machine has other files
      return runNode([join(root, script)], { ...ownSettings, ...env }).outcome;
    },
    calls() {
      const lines = readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');
      write('calls', '');
      return lines;
    },
  };
}

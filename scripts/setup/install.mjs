import { existsSync } from 'node:fs';
import { runOnce } from './fingerprint.mjs';
import { log, NODE, run } from './run.mjs';

/** Installs the packages of package-lock.json, with Node 24 and the test tools. */
export function install() {
  return runOnce({
    stamp: 'node_modules/.installed',
    input: ['package.json', 'package-lock.json'],
    async work() {
      log('Installing the packages of package-lock.json');
      await npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund');
      if (!existsSync(NODE)) await npm('rebuild', 'node', '--ignore-scripts=false'); // runs the script that installs Node 24
    },
  });
}

async function npm(...parameters) {
  const code = await run('npm', parameters);
  if (code !== 0) throw new Error('The installation of the packages failed: see the output of npm above.');
}

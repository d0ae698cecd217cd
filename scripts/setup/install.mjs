import { existsSync } from 'node:fs';

import { unlessDone } from './fingerprint.mjs';
import { NODE, NPM, run } from './run.mjs';
import { say } from './log.mjs';

/** Puts what the lock file names into node_modules, Node 24 and the tools of the tests included. */
export function install() {
  return unlessDone({
    mark: 'node_modules/.installed',
    input: ['package.json', 'package-lock.json'],
    async work() {
      say('Installing the packages of package-lock.json');
      await npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund');
      if (!existsSync(NODE)) await npm('rebuild', 'node', '--ignore-scripts=false'); // Node 24 comes by its script
    },
  });
}

async function npm(...parameters) {
  const code = await run(NPM, parameters);
  if (code !== 0) throw new Error('The packages could not be installed: npm says why above.');
}

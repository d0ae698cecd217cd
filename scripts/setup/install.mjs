import { existsSync, symlinkSync } from 'node:fs';
import { runOnce } from './fingerprint.mjs';
import { log, NODE, run } from './run.mjs';
import { isSupported } from './runtime.mjs';

/** No package needs a script of its own. Tools that ask for a newer Node than this process's run with that of the site. */
const OPTIONS = [
  ...['--include=dev', '--include=optional', '--ignore-scripts'],
  ...['--no-audit', '--no-fund', '--loglevel=error'],
];

/** Installs the packages of package-lock.json, with Node and the test tools. */
export function install() {
  return runOnce({
    stamp: 'node_modules/.installed',
    input: ['package.json', 'package-lock.json'],
    async work() {
      log('Installing the packages of package-lock.json');
      const code = await run('npm', ['ci', ...OPTIONS]);
      if (code !== 0)
        throw new Error('The installation of the packages failed: see the output of npm above.');
      if (!existsSync(NODE)) linkOwnNode();
    },
  });
}

/** On platforms for which package-lock.json has no Node, this process's is the one of node_modules. */
function linkOwnNode() {
  if (!isSupported(process.versions.node))
    throw new Error(
      `package-lock.json has no Node for ${process.platform} ${process.arch}: install Node 26.12.1 or newer.`,
    );
  symlinkSync(process.execPath, NODE);
}

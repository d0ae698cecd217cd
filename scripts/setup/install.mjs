import { unlessDone } from './fingerprint.mjs';
import { run } from './run.mjs';
import { SetupError } from './setup-error.mjs';
import { say } from './say.mjs';

/** Puts what the lock file names into node_modules, Node 24 and the tools of the tests included. */
export function install() {
  return unlessDone({
    mark: 'node_modules/.installed',
    input: ['package.json', 'package-lock.json'],
    async work() {
      say('Installing the packages of package-lock.json');
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      const code = await run(npm, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
      if (code !== 0) throw new SetupError('The packages could not be installed: npm says why above.');
    },
  });
}

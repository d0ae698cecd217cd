import { runOnce } from './fingerprint.mjs';
import { log, NODE, run } from './run.mjs';

const INPUT = [
  'app',
  'components',
  'deploy/dealer.example.json',
  'lib',
  'public',
  'scripts/setup',
  'server',
  'instrumentation.ts',
  'next.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds the site for production, unless the source has not changed since the last build. */
export function build() {
  return runOnce({
    stamp: '.next/built',
    input: INPUT,
    async work() {
      log('Building the site');
      for (const step of [['node_modules/next/dist/bin/next', 'build'], ['scripts/setup/finish-build.mjs']]) {
        const code = await run(NODE, step, { NODE_ENV: 'production' });
        if (code !== 0) throw new Error('The build failed: see its output above.');
      }
    },
  });
}

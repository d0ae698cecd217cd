import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { become, NODE, run } from './setup/run.mjs';

const isDev = process.argv.includes('--dev');

/** @returns {Promise<number>} the exit code of the check, which says itself what is wrong */
function checkSettings() {
  return run(NODE, ['server/check.ts']);
}

async function prepare() {
  await install();
  const code = await checkSettings();
  if (code !== 0) process.exit(code);
  if (!isDev) await build();
}

try {
  await prepare();
  become(NODE, ['--disable-warning=ExperimentalWarning', 'server/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

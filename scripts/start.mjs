import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { replaceProcess, run } from './setup/run.mjs';
import { siteNode } from './setup/runtime.mjs';

const isDev = process.argv.includes('--dev');

/** @returns {Promise<number>} its exit code; it prints what is wrong */
function checkSettings(node) {
  return run(node, ['server/preflight.ts']);
}

/** @returns {Promise<string>} the path of the Node that the site runs on */
async function prepare() {
  await install();
  const node = siteNode();
  const code = await checkSettings(node);
  if (code !== 0) process.exit(code);
  if (!isDev) await build();
  return node;
}

try {
  const node = await prepare();
  replaceProcess(node, ['--disable-warning=ExperimentalWarning', 'server/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

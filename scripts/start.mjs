import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from './setup/memory.mjs';
import { replaceProcess, run } from './setup/run.mjs';
import { siteNode } from './setup/runtime.mjs';

process.env.TRIAL ||= '1'; // a clone is tried out; a public site says TRIAL=0, or runs a release
try {
  await install();
  const node = siteNode();
  const code = await run(node, ['server/preflight.ts']); // prints invalid settings
  if (code !== 0) process.exit(code);
  const isDevelopment = process.argv.includes('--dev');
  if (!isDevelopment) await build();
  const options = ['--disable-warning=ExperimentalWarning', ...(isDevelopment ? [] : MEMORY_OPTIONS)];
  replaceProcess(node, [...options, 'server/main.ts', ...process.argv.slice(2)], MEMORY_ENVIRONMENT);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

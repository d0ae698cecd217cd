import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { replaceProcess, run } from './setup/run.mjs';
import { siteNode } from './setup/runtime.mjs';

try {
  await install();
  const node = siteNode();
  const code = await run(node, ['server/preflight.ts']); // prints invalid settings
  if (code !== 0) process.exit(code);
  if (!process.argv.includes('--dev')) await build();
  replaceProcess(node, ['--disable-warning=ExperimentalWarning', 'server/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

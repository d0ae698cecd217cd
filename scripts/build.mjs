import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';

try {
  await install();
  await build();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

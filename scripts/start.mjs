import { spawn } from 'node:child_process';

import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { environment, NODE, ROOT } from './setup/run.mjs';
import { SetupError } from './setup/setup-error.mjs';

const isDev = process.argv.includes('--dev');

try {
  await install();
  if (!isDev) await build();
  serve();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Hands over to the server, which ends when it is told to: this program only passes the word on and waits. */
function serve() {
  const server = spawn(
    NODE,
    ['--disable-warning=ExperimentalWarning', 'server/main.ts', ...process.argv.slice(2)],
    {
      cwd: ROOT,
      env: environment(),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code) => process.exit(code ?? 1));
}

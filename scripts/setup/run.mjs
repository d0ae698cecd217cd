import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Node 24 of the project, whichever Node runs this script. */
export const NODE = join(BIN, 'node');

export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The programs of the project come first, Node 24 among them. */
export function environment(extra = {}) {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/**
 * Runs a program to its end with this one's input and output. Told to end meanwhile, this process waits for it first.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Record<string, string>} [extra] for its environment
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it cannot be started
 */
export function run(program, parameters, extra = {}) {
  const child = spawn(program, parameters, { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
  function interrupt(signal) {
    child.once('exit', () => process.exit(128 + constants.signals[signal]));
    child.kill('SIGINT'); // what every tool ends its own children on
  }
  for (const signal of SIGNALS) process.once(signal, interrupt);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  });
}

/** Runs a program in this one's place: whatever this one is told is passed on, and it ends as that one does. */
export function become(program, parameters) {
  const child = spawn(program, parameters, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // by which it learns that this process is gone
    env: environment(),
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}

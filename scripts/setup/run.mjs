import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

/** Node 24 of the project, whichever Node runs this script. */
export const NODE = join(BIN, 'node');

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
 * Runs a program to its end with this one's input and output.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Record<string, string>} [extra] for its environment
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it cannot be started
 */
export function run(program, parameters, extra = {}) {
  const child = spawn(program, parameters, { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

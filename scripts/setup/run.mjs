import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The Node 24 of node_modules, whichever Node runs this script. */
export const NODE = join(BIN, 'node');

/** Prints what is being done. */
export function log(sentence) {
  process.stdout.write(`\n> ${sentence}\n`);
}

/**
 * The programs of these names that are installed.
 * @param {string[]} names
 * @param {string[]} [folders] to look in, unset: those of PATH
 * @returns {string[]} their paths
 */
export function findPrograms(names, folders = pathFolders()) {
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));
}

export function pathFolders() {
  return (process.env.PATH ?? '').split(delimiter);
}

/** The environment with the programs of node_modules, Node 24 among them, first in PATH. */
function environment(extra = {}) {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/**
 * Runs a program with this one's input and output. On a signal this process waits for the program before it exits.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Record<string, string>} [extra] for its environment
 * @returns {Promise<number>} its exit code; 1 when it is ended by a signal or cannot be started
 */
export function run(program, parameters, extra = {}) {
  const child = spawn(program, parameters, { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
  function interrupt(signal) {
    child.once('exit', () => process.exit(128 + constants.signals[signal]));
    child.kill('SIGINT'); // on which every tool stops its own children
  }
  for (const signal of SIGNALS) process.once(signal, interrupt);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  });
}

/** Runs a program in place of this one: signals are passed on, and this process exits with its exit code. */
export function replaceProcess(program, parameters) {
  const child = spawn(program, parameters, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // closes when this process exits, on which the program stops
    env: environment(),
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The Node of node_modules, by package-lock.json, which may differ from the Node of this process. */
export const NODE = join(BIN, 'node');

/** Prints the current step. */
export function log(sentence) {
  process.stdout.write(`\n> ${sentence}\n`);
}

/**
 * Finds installed programs by name.
 * @param {string[]} names
 * @param {string[]} [folders] by default those of PATH
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

/** The environment with the programs of node_modules, including Node, first in PATH. */
function environment(extra = {}) {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/**
 * Runs a program with the input and output of this process. On a signal this process interrupts the program and waits
 * for it before it exits.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Record<string, string>} [extra] additional environment variables
 * @returns {Promise<number>} the exit code; 1 when a signal ends the program or it cannot be started
 */
export function run(program, parameters, extra = {}) {
  const child = spawn(program, parameters, { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
  function interrupt(signal) {
    child.once('exit', () => process.exit(128 + constants.signals[signal]));
    child.kill('SIGINT'); // every tool stops its own children on SIGINT
  }
  for (const signal of SIGNALS) process.once(signal, interrupt);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  });
}

/**
 * Runs a program to which this process forwards its signals, and with whose code it exits. `extra`: additional environment
 * variables.
 */
export function replaceProcess(program, parameters, extra = {}) {
  const child = spawn(program, parameters, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // the IPC channel closes when this process exits, which stops the program
    env: environment(extra),
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}

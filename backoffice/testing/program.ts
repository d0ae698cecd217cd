import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAllTests } from './after-all-tests.ts';

const PROGRAM = ['--disable-warning=ExperimentalWarning', path.join(__dirname, '..', 'main.ts')];

const SLOW_START_MS = 60_000; // a busy machine starts programs slowly

jest.setTimeout(SLOW_START_MS);

export type Environment = Record<string, string>;

type Program = ChildProcess & { stdout: Readable; stderr: Readable };

export type Outcome = { code: number | null; stdout: string; stderr: string };

/** Starts a command with only this environment and Node's compile cache. It is killed after the tests of the file. */
export function start(args: string[], env: Environment): Program {
  const { NODE_ENV, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [...PROGRAM, ...args], {
    env: { NODE_ENV, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as Program;
  afterAllTests(() => kill(child));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Runs a command until it exits. */
export async function run(args: string[], env: Environment = {}): Promise<Outcome> {
  const child = start(args, env);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, stdout, stderr };
}

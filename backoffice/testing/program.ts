import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAllTests } from './after-all-tests.ts';

const PROGRAM = ['--disable-warning=ExperimentalWarning', path.join(__dirname, '..', 'main.ts')];

/** Programs are started in these tests, and a busy machine starts them slowly; in milliseconds. */
const PATIENCE = 60_000;

jest.setTimeout(PATIENCE);

export type Environment = Record<string, string>;

type Program = ChildProcess & { stdout: Readable; stderr: Readable };

export type Outcome = { code: number | null; stdout: string; stderr: string };

/** Starts a command in an environment of its own, with the compiled code of earlier ones. It does not outlive the file's tests. */
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

/** Runs a command to its end. */
export async function run(args: string[], env: Environment = {}): Promise<Outcome> {
  const child = start(args, env);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, stdout, stderr };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

type Outcome = { code: number | null; output: string; errors: string };

export type Program = { process: ChildProcess; outcome: Promise<Outcome> };

/** Runs Node on a file, or on a module given as text, without the environment of the test run. */
export function runNode(parameters: string[], env: Record<string, string> = {}): Program {
  const { PATH, HOME, NODE_ENV, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, parameters, {
    env: { PATH, HOME, NODE_ENV, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outcome = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return {
    process: child,
    outcome: outcome.then(([, output, errors]) => ({ code: child.exitCode, output, errors })),
  };
}

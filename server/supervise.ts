import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { log } from '#lib/platform/log.ts';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;

/** A process that ran this long has started well: if it exits, the delay is the first one again. */
const STABLE_MS = 60_000;

const STOP_TIMEOUT_MS = 5_000;

type Exit = { code: number | null; signal: NodeJS.Signals | null; error?: unknown };

export type RunningProcess = { child: ChildProcess; exited: Promise<Exit> };

/** Must be called in the turn that started the child. */
export function watchExit(child: ChildProcess): RunningProcess {
  const { promise: exited, resolve } = Promise.withResolvers<Exit>();
  child.once('exit', (code, signal) => resolve({ code, signal }));
  child.once('error', (error) => {
    if (child.pid === undefined) resolve({ code: null, signal: null, error }); // it could not be started
  });
  return { child, exited };
}

/**
 * Starts a process again whenever it exits, after a delay that doubles up to half a minute. There is never a second one.
 * @param name beginning of the log events
 * @returns a function that stops the process for good, and resolves when it has exited
 */
export function supervise(
  name: string,
  first: RunningProcess,
  restart: () => RunningProcess,
  firstDelayMs = FIRST_DELAY_MS,
) {
  const stopping = new AbortController();
  let running = first;

  async function keepRunning(): Promise<void> {
    let delayMs = firstDelayMs;
    for (;;) {
      const startedAt = performance.now();
      const exit = await running.exited;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > STABLE_MS) delayMs = firstDelayMs;
      log('error', `${name}.exited`, { ...exit, restartMs: delayMs });
      await setTimeout(delayMs, null, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      running = restart();
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    }
  }

  const ended = keepRunning();
  return async function stop(): Promise<void> {
    stopping.abort();
    await terminate(name, running);
    await ended;
  };
}

async function terminate(name: string, { child, exited }: RunningProcess): Promise<void> {
  child.kill('SIGTERM'); // does nothing when it has exited
  const timeout = setTimeout(STOP_TIMEOUT_MS, 'timeout', { ref: false });
  if ((await Promise.race([exited, timeout])) !== 'timeout') return;
  log('warn', `${name}.killed`, { milliseconds: STOP_TIMEOUT_MS });
  child.kill('SIGKILL');
}

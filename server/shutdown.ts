import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#lib/platform/log.ts';

/** Orchestrators kill a process after ten seconds or more. */
const DEADLINE_MS = 10_000;

export type Step = () => Promise<void>;

async function run(step: Step): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    log('error', 'site.stop-failed', { error });
    return false;
  }
}

/**
 * Runs the steps at the same time, because each may take seconds and the shutdown has ten.
 * @throws the error of a step that fails, once the others have ended
 */
export async function inParallel(steps: Step[]): Promise<void> {
  const outcomes = await Promise.allSettled(steps.map((step) => step()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Shuts this process down on SIGINT, SIGTERM or SIGHUP, or when its parent process exits. It waits for `delaySeconds`,
 * in which load balancers notice that the site is not ready, then runs the steps in reverse order. The exit code is 0,
 * or 1 when a step fails or they take ten seconds. Steps may be added until then. Further signals are ignored: on
 * Ctrl-C both the terminal and npm send one.
 * @returns a function that tells whether the shutdown has begun
 */
export function shutDownOnSignal(steps: Step[], { delaySeconds = 0 } = {}): { isStopping(): boolean } {
  let isStopping = false;

  async function shutDown(reason: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log('info', 'site.stopping', { reason, delaySeconds });
    if (delaySeconds > 0) await wait(delaySeconds * 1000);
    setTimeout(() => {
      log('error', 'site.stop-timed-out', { milliseconds: DEADLINE_MS });
      process.exit(1);
    }, DEADLINE_MS);

    let isClean = true;
    for (const step of steps.toReversed()) isClean = (await run(step)) && isClean;
    log('info', 'site.stopped');
    process.exit(isClean ? 0 : 1);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void shutDown(signal));
  if (process.connected) process.once('disconnect', () => void shutDown('parent-exited'));
  return { isStopping: () => isStopping };
}

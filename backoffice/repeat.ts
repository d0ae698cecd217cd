import { setTimeout } from 'node:timers/promises';
import { errorMessage } from './cli-error.ts';
import { log } from './log.ts';

const PAUSE_MS = 1_000;
const PAUSE_AFTER_FAILURE_MS = 30_000;

/**
 * Runs a task a second after its last run, or 30 seconds after a failure, which is logged as `event`.
 * Resolves when `signal` has aborted and the current run has ended.
 */
export async function repeat(task: () => Promise<void>, event: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pauseMs = await task().then(
      () => PAUSE_MS,
      (error: unknown) => {
        log('warn', event, { error: errorMessage(error) });
        return PAUSE_AFTER_FAILURE_MS;
      },
    );
    await setTimeout(pauseMs, null, { signal }).catch(() => undefined); // only the abort rejects
  }
}

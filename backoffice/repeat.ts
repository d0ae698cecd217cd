import { setTimeout } from 'node:timers/promises';
import { messageOf } from './cli-error.ts';
import { log } from './log.ts';

const PAUSE_MS = 1_000;
const PAUSE_AFTER_FAILURE_MS = 30_000;

/**
 * Runs a task every second, and 30 seconds after a failure, which is logged as `failure`.
 * @returns once `signal` has aborted and the current run is done.
 */
export async function repeat(task: () => Promise<void>, failure: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pauseMs = await task().then(
      () => PAUSE_MS,
      (error: unknown) => {
        log('warn', failure, { error: messageOf(error) });
        return PAUSE_AFTER_FAILURE_MS;
      },
    );
    await setTimeout(pauseMs, null, { signal }).catch(() => undefined); // only the abort rejects
  }
}

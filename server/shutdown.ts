import { log } from '#lib/platform/log.ts';

/** Orchestrators kill after ten seconds or more. */
const HARD_STOP_MS = 10_000;

export type Step = () => Promise<void>;

async function run(step: Step): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    log('error', 'site.stop_failed', { error });
    return false;
  }
}

/**
 * Ends this process on SIGINT, SIGTERM, SIGHUP, or when the program that started it is gone: the newest step first,
 * exit code 0, or 1 when a step fails or ten seconds do not suffice. Steps may be added until then. More signals
 * change nothing: on Ctrl-C a terminal sends one and npm another.
 */
export function endWithSteps(steps: Step[]): void {
  let ending = false;

  async function end(reason: string): Promise<void> {
    if (ending) return;
    ending = true;
    log('info', 'site.stopping', { reason });
    setTimeout(() => {
      log('error', 'site.stop_timed_out', { milliseconds: HARD_STOP_MS });
      process.exit(1);
    }, HARD_STOP_MS);

    let well = true;
    for (const step of steps.toReversed()) well = (await run(step)) && well;
    log('info', 'site.stopped');
    process.exit(well ? 0 : 1);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal));
  if (process.connected) process.once('disconnect', () => void end('parent is gone'));
}

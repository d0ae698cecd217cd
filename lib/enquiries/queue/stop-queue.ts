import { processSingleton } from '#lib/platform/process-singleton.ts';

type Stop = () => Promise<void>;

/** Short, as an orchestrator's is: an attempt that is cut off is made again by the next process, under the same key. */
const GRACE_PERIOD_MS = 3_000;

/** Registers what `stopQueue` calls, for the process: the server and Next's bundles have separate copies of this module. */
export function onStopQueue(stop: Stop): void {
  registered().stop = stop;
}

/** Ends the delivery of enquiries in this process; attempts in flight get up to three seconds. */
export async function stopQueue(): Promise<void> {
  const stopped = registered().stop?.();
  await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, GRACE_PERIOD_MS).unref())]);
}

function registered(): { stop?: Stop } {
  return processSingleton('stop queue', () => ({}));
}

import { stopService } from '#lib/platform/stop-hooks.ts';

/** Short, as an orchestrator's is: an attempt that is cut off is made again by the next process, under the same key. */
const GRACE_PERIOD_MS = 3_000;

/** Ends the delivery of enquiries in this process; attempts in flight get up to three seconds. */
export async function stopQueue(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, GRACE_PERIOD_MS).unref());
  await Promise.race([stopService('queue'), late]);
}

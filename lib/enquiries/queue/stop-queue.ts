import { processSingleton } from '#lib/platform/process-singleton.ts';

type Stop = () => Promise<void>;

/** An orchestrator's patience is short: what is cut off is sent again, under the same key, by the next process. */
const PATIENCE_MS = 3_000;

/** Names what `stopOutbox` is to call. The server's own code and Next's bundles share nothing but the process. */
export function onStopOutbox(stop: Stop): void {
  registered().stop = stop;
}

/** Ends the delivery of enquiries in this process; attempts under way get up to three seconds. */
export async function stopOutbox(): Promise<void> {
  const stopped = registered().stop?.();
  await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
}

function registered(): { stop?: Stop } {
  return processSingleton('stop outbox', () => ({}));
}

import { processSingleton } from '#lib/platform/process-singleton.ts';

type Stop = () => Promise<void>;

/** Registers what `stopInventory` calls, for the process: the server and Next's bundles have separate copies of this module. */
export function onStopInventory(stop: Stop): void {
  registered().stop = stop;
}

/** Ends the walks of the inventory and the thread of the index. */
export async function stopInventory(): Promise<void> {
  await registered().stop?.();
}

function registered(): { stop?: Stop } {
  return processSingleton('stop inventory', () => ({}));
}

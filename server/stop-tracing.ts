import { processSingleton } from '#lib/platform/process-singleton.ts';

type Stop = () => Promise<void>;

/** Registers what `stopTracing` calls, for the process: the server and Next's bundles have separate copies of this module. */
export function onStopTracing(stop: Stop): void {
  registered().stop = stop;
}

/** Sends the spans that are still held, if there are traces at all. */
export async function stopTracing(): Promise<void> {
  await registered().stop?.();
}

function registered(): { stop?: Stop } {
  return processSingleton('stop tracing', () => ({}));
}

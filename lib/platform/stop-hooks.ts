import { processSingleton } from './process-singleton.ts';

type Service = 'inventory' | 'queue' | 'tracing';
type Stop = () => Promise<void>;

/** Common to the process: the server calls them, and Next's bundles, which have copies of this module, provide them. */
function stops(): Map<Service, Stop> {
  return processSingleton('stop hooks', () => new Map<Service, Stop>());
}

/** Registers what stops a service of this process. */
export function onStop(service: Service, stop: Stop): void {
  stops().set(service, stop);
}

/** Stops a service; nothing happens when it was never started. */
export async function stopService(service: Service): Promise<void> {
  await stops().get(service)?.();
}

import { processSingleton } from './process-singleton.ts';

type Service = 'inventory' | 'queue' | 'tracing';
type Stop = () => Promise<void>;

/** A singleton, since the server calls hooks that Next's bundles register with their own copies of this module. */
function stops(): Map<Service, Stop> {
  return processSingleton('stop hooks', () => new Map<Service, Stop>());
}

/** Registers the function that stops a service of this process. */
export function onStop(service: Service, stop: Stop): void {
  stops().set(service, stop);
}

/** Stops a service. Does nothing when the service was never started. */
export async function stopService(service: Service): Promise<void> {
  await stops().get(service)?.();
}

/**
 * Stops services at the same time, because each may take seconds and the shutdown has ten.
 * @throws the error of a service that cannot be stopped, once the others have stopped
 */
export async function stopServices(...services: Service[]): Promise<void> {
  const outcomes = await Promise.allSettled(services.map(stopService));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

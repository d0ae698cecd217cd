import { processSingleton } from './process-singleton.ts';

const inFlight = processSingleton('in flight', () => new Map<string, Promise<unknown>>());

/**
 * Runs one task per key at a time: callers that come while it runs get the same promise. Nothing is kept afterwards.
 * @param key identifies the task and with it the type of its result.
 */
export function singleFlight<T>(key: string, task: () => Promise<T>): Promise<T> {
  const running = inFlight.get(key);
  if (running) return running as Promise<T>;

  const started = task().finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}

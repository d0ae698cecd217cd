const inFlight = new Map<string, Promise<unknown>>();

/**
 * Runs one task per key at a time: a caller that comes while the task runs gets the same promise.
 * @param key identifies the task, and so the type of its result
 */
export function singleFlight<T>(key: string, task: () => Promise<T>): Promise<T> {
  const running = inFlight.get(key);
  if (running) return running as Promise<T>;

  const started = task().finally(() => inFlight.get(key) === started && inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}

/** Callers from now on do not share the tasks whose key begins with this: what these read may have changed since. */
export function forgetInFlight(prefix: string): void {
  for (const key of inFlight.keys()) if (key.startsWith(prefix)) inFlight.delete(key);
}

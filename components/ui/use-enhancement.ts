import { startTransition, useCallback, useEffect, useState } from 'react';

/**
 * Whether a heavier form of a control is there to take the place of the plain one: fetched when the browser is idle,
 * or at once by `loadNow`. When it cannot be had the plain one stays, and the next call tries again.
 * @param load must be the same function at every render.
 */
export function useEnhancement(load: () => Promise<unknown>): { isLoaded: boolean; loadNow: () => void } {
  const [isLoaded, setIsLoaded] = useState(false);

  const loadNow = useCallback(() => {
    load().then(
      () => startTransition(() => setIsLoaded(true)), // the plain control stays until the other is drawn
      () => null, // offline: the plain control does the same work
    );
  }, [load]);

  useEffect(() => whenIdle(loadNow), [loadNow]);

  return { isLoaded, loadNow };
}

/** @returns what calls the task off. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task); // Safari
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
}

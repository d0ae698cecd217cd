import { startTransition, useCallback, useEffect, useState } from 'react';

/**
 * Loads the enhanced version of a control when the browser is idle, or at once by `loadNow`. When loading fails the
 * plain control stays, and the next call tries again.
 * @param load must be the same function at every render.
 */
export function useEnhancement(load: () => Promise<unknown>): { isLoaded: boolean; loadNow: () => void } {
  const [isLoaded, setIsLoaded] = useState(false);

  const loadNow = useCallback(() => {
    load().then(
      () => startTransition(() => setIsLoaded(true)),
      () => null, // offline: the plain control stays
    );
  }, [load]);

  useEffect(() => whenIdle(loadNow), [loadNow]);

  return { isLoaded, loadNow };
}

/** @returns cancels the task. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task); // Safari
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
}

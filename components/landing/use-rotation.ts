import { useEffect, useState } from 'react';

/** How long each picture is shown. */
const TURN_MS = 5000;
/** How long before it is shown a picture starts to load. */
const PRELOAD_MS = 2500;

/**
 * Rotates through `count` pictures while it runs; an interrupted turn starts again.
 * @returns the picture `shown`, counted from 0, and how many must be in the page: those shown so far and the next one.
 */
export function useRotation(count: number, isRunning: boolean) {
  const [shown, setShown] = useState(0);
  const [neededCount, setNeededCount] = useState(1);

  useEffect(() => {
    if (!isRunning || count < 2) return;
    const next = (shown + 1) % count;
    const preload = setTimeout(
      () => setNeededCount((needed) => Math.max(needed, next + 1)),
      TURN_MS - PRELOAD_MS,
    );
    const turn = setTimeout(() => setShown(next), TURN_MS);
    return () => {
      clearTimeout(preload);
      clearTimeout(turn);
    };
  }, [count, isRunning, shown]);

  return { shown, neededCount };
}

import { useEffect, useState } from 'react';

/** How long each picture is shown. */
const TURN_MS = 5000;
/** How long before it is shown a picture starts to load. */
const PRELOAD_MS = 2500;

type Rotation = {
  /** Counted from 0. */
  shown: number;
  /** How many pictures, from the first on, must be in the page: those shown so far and the next one. */
  neededCount: number;
};

/** Rotates through `count` pictures while it runs; an interrupted turn starts again. */
export function useRotation(count: number, isRunning: boolean): Rotation {
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

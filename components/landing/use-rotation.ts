import { useEffect, useState } from 'react';

/** Time that each picture is shown (spec section 9). */
const TURN_MS = 5000;
/** How long before its turn a picture begins to load. */
const HEAD_START_MS = 2500;

type Rotation = {
  /** Counted from 0. */
  shown: number;
  /** How many pictures, from the first on, have been shown or are about to be. */
  neededCount: number;
};

/** Takes turns through `count` pictures while it runs; a turn that was interrupted begins anew. */
export function useRotation(count: number, isRunning: boolean): Rotation {
  const [shown, setShown] = useState(0);
  const [neededCount, setNeededCount] = useState(1);

  useEffect(() => {
    if (!isRunning || count < 2) return;
    const next = (shown + 1) % count;
    const headStart = setTimeout(
      () => setNeededCount((needed) => Math.max(needed, next + 1)),
      TURN_MS - HEAD_START_MS,
    );
    const turn = setTimeout(() => setShown(next), TURN_MS);
    return () => {
      clearTimeout(headStart);
      clearTimeout(turn);
    };
  }, [count, isRunning, shown]);

  return { shown, neededCount };
}

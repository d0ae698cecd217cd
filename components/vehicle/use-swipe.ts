import { useRef, type PointerEvent } from 'react';

const MIN_SWIPE_PX = 40;

/**
 * Handlers for an element with `touch-action: pan-y pinch-zoom`. Swiping left calls `onSwipe` with 1 (next), right with
 * -1.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startX = useRef<number | null>(null);

  return {
    onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent) {
      startX.current = pointerType !== 'mouse' && isPrimary ? clientX : null;
    },
    onPointerUp({ clientX }: PointerEvent) {
      const moved = startX.current === null ? 0 : clientX - startX.current;
      startX.current = null;
      if (Math.abs(moved) >= MIN_SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel() {
      startX.current = null;
    },
  };
}

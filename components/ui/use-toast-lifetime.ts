import { useEffect, useEffectEvent, useState } from 'react';

const LIFE_MS = 5000;
const AFTER_HOVER_MS = 1000;

/**
 * Dismisses a toast 5000 ms after it was shown, yet never under the pointer and no sooner than 1000 ms after the pointer
 * has left it (spec section 9). Keyboard focus holds it like the pointer.
 */
export function useToastLifetime(shownAt: number, onDismiss: () => void) {
  const [isPaused, setIsHeld] = useState(false);
  const [leftAt, setLeftAt] = useState(0);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (isPaused) return;
    const dueAt = Math.max(shownAt + LIFE_MS, leftAt + AFTER_HOVER_MS);
    const timer = setTimeout(() => dismiss(), dueAt - Date.now());
    return () => clearTimeout(timer);
  }, [isPaused, leftAt, shownAt]);

  function hold() {
    setIsHeld(true);
  }

  function release() {
    setIsHeld(false);
    setLeftAt(Date.now());
  }

  return { onPointerEnter: hold, onFocus: hold, onPointerLeave: release, onBlur: release };
}

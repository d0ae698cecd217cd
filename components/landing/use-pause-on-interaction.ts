import { useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';

/** Whether the visitor interacts with an element (mouse over it, focus in it), and whether the page is hidden. */
export function usePauseOnInteraction() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );

  const handlers = {
    onPointerEnter({ pointerType }: PointerEvent) {
      setIsHovered(pointerType === 'mouse');
    },
    onPointerLeave() {
      setIsHovered(false);
    },
    onFocus() {
      setHasFocus(true);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      setHasFocus(currentTarget.contains(relatedTarget));
    },
  };

  return { isInteracting: isHovered || hasFocus, isHidden, handlers };
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

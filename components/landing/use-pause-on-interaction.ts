import { useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';

/** Whether the visitor is busy with an element (mouse over it, focus in it) or away from the page. */
export function usePauseOnInteraction() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useSyncExternalStore(followVisibility, readIsHidden, () => false);

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

  return { isBusyWith: isHovered || hasFocus, isHidden, handlers };
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function readIsHidden(): boolean {
  return document.hidden;
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a list that opens below its field in sight: when the window or the phone's keyboard cuts it off, the page
 * scrolls until the field is at the top.
 */
export function useRoomBelow<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
  const ref = useRef<Element>(null);

  useEffect(() => {
    const list = ref.current;
    const viewport = window.visualViewport;
    if (!isOpen || !list || !viewport) return;

    function makeRoom(this: void) {
      if (list && viewport && list.getBoundingClientRect().bottom > viewport.offsetTop + viewport.height) {
        list.parentElement?.scrollIntoView({ block: 'start' });
      }
    }
    makeRoom();
    viewport.addEventListener('resize', makeRoom);
    return () => viewport.removeEventListener('resize', makeRoom);
  }, [isOpen]);

  return ref;
}

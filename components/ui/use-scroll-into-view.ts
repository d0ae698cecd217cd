import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a popup that opens below its field in sight: when the window or the phone's keyboard cuts it off, the page
 * scrolls until the field is at the top.
 */
export function useScrollIntoView<Popup extends HTMLElement>(isOpen: boolean): RefObject<Popup | null> {
  const ref = useRef<Popup>(null);

  useEffect(() => {
    const popup = ref.current;
    const viewport = window.visualViewport;
    if (!isOpen || !popup || !viewport) return;

    function makeRoom() {
      if (popup && viewport && popup.getBoundingClientRect().bottom > viewport.offsetTop + viewport.height) {
        popup.parentElement?.scrollIntoView({ block: 'start' });
      }
    }
    makeRoom();
    viewport.addEventListener('resize', makeRoom);
    return () => viewport.removeEventListener('resize', makeRoom);
  }, [isOpen]);

  return ref;
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an open popup visible: when the viewport or the on-screen keyboard cuts it off, its parent is scrolled to the
 * top.
 */
export function useScrollIntoView<Popup extends HTMLElement>(isOpen: boolean): RefObject<Popup | null> {
  const ref = useRef<Popup>(null);

  useEffect(() => {
    const popup = ref.current;
    const viewport = window.visualViewport;
    if (!isOpen || !popup || !viewport) return;

    function scrollIfCut() {
      if (popup && viewport && popup.getBoundingClientRect().bottom > viewport.offsetTop + viewport.height) {
        popup.parentElement?.scrollIntoView({ block: 'start' });
      }
    }
    scrollIfCut();
    viewport.addEventListener('resize', scrollIfCut);
    return () => viewport.removeEventListener('resize', scrollIfCut);
  }, [isOpen]);

  return ref;
}

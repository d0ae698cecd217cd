import { useEffect, type RefObject } from 'react';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';

/**
 * Gives a popover that fills the screen an entry in the history while it is open, so that going back closes it.
 *
 * @returns whether it is open
 */
export function useFullScreen(popover: RefObject<HTMLElement | null>): boolean {
  const isOpen = useBrowserValue(() => isShown(popover.current), false, subscribeToToggles);
  useEffect(() => {
    if (!isOpen) return;
    let hasEntry = true;
    function handlePopState() {
      hasEntry = false;
      popover.current?.hidePopover();
    }
    window.history.pushState(window.history.state, '');
    window.addEventListener('popstate', handlePopState);
    return () => {
      window.removeEventListener('popstate', handlePopState);
      if (hasEntry) window.history.back();
    };
  }, [isOpen, popover]);
  return isOpen;
}

/** A browser without popovers throws an error at their selector. */
function isShown(popover: HTMLElement | null): boolean {
  return popover !== null && 'showPopover' in popover && popover.matches(':popover-open');
}

function subscribeToToggles(onChange: () => void) {
  document.addEventListener('toggle', onChange, true); // capture: toggle events do not bubble
  return () => document.removeEventListener('toggle', onChange, true);
}

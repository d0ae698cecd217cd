'use client';

import { useTexts } from '#use-texts';
import { useEffect, useRef, type ReactNode } from 'react';
import { MEDIA } from '#lib/domain/design/tokens.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './filter-panel.module.css';
import { ClearAll } from './search-link.tsx';

type Props = {
  /** Such as `Filters (2)`. */
  label: string;
  /** Whether there is a filter to clear. */
  isFiltered: boolean;
  children: ReactNode;
};

/**
 * Holds the search form. On a phone it opens to the full screen: as a modal dialog, or without JavaScript and before
 * hydration as the `details` around it. On a wide screen it is beside the results and always open, by CSS or, where
 * `::details-content` is not supported (Firefox before 143, Safari before 18.4), by script.
 */
export function FilterPanel({ label, isFiltered, children }: Props) {
  const { search } = useTexts();
  const panel = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isWide()) panel.current?.toggleAttribute('open', isOpenedByScript());
    else showAsDialog();
    const screen = window.matchMedia(MEDIA.laptop);
    function handleTurn() {
      dialog.current?.close();
      panel.current?.toggleAttribute('open', isOpenedByScript());
    }
    screen.addEventListener('change', handleTurn);
    return () => screen.removeEventListener('change', handleTurn);
  }, []);

  function showAsDialog() {
    const focused = document.activeElement;
    if (!panel.current?.open || dialog.current?.open || isWide()) return;
    dialog.current?.showModal();
    const wasWithin = focused instanceof HTMLElement && dialog.current?.contains(focused);
    if (wasWithin) focused.focus(); // the visitor used the form before hydration
  }

  function handleClose() {
    if (panel.current) panel.current.open = isOpenedByScript();
    const isFocusAround = document.activeElement?.contains(summary.current); // Safari's buttons take none by mouse
    if (isFocusAround) summary.current?.focus({ preventScroll: true });
  }

  return (
    <details ref={panel} className={styles.panel} onToggle={showAsDialog} data-screen-only>
      <summary ref={summary} className={styles.summary}>
        <Icon name="filter" size={20} />
        <span>{label}</span>
      </summary>
      <dialog
        ref={dialog}
        className={styles.content}
        aria-label={search.filters}
        closedby="any"
        onClose={handleClose}
      >
        <div className={styles.head}>
          <span className={styles.title}>{search.filters}</span>
          {isFiltered && <ClearAll className={styles.clear} />}
          <button
            type="button"
            className={styles.close}
            aria-label={search.closeFilters}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </dialog>
    </details>
  );
}

function isWide(): boolean {
  return window.matchMedia(MEDIA.laptop).matches;
}

/** Whether the screen is wide and CSS cannot show what is in a closed `details`. */
function isOpenedByScript(): boolean {
  return isWide() && !CSS.supports('selector(::details-content)');
}

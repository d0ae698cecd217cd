'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { searchQuery } from '#lib/domain/search/search-address.ts';
import { activeKeys, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { Icon } from '#components/ui/icon.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './filter-panel.module.css';

const WIDE = '(min-width: 60rem)'; // as in filter-panel.module.css

/**
 * Holds the search form: on a phone collapsed above the results; on a wide screen beside them and always open, by CSS
 * or, where `::details-content` is not supported (Firefox before 143, Safari before 18.4), by script.
 */
export function FilterPanel({ filter, children }: { filter: SearchFilter; children: ReactNode }) {
  const panel = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const query = searchQuery(filter);
  const shown = useRef(query);

  useEffect(() => {
    const isWide = window.matchMedia(WIDE).matches;
    if (isWide) panel.current?.toggleAttribute('open', !CSS.supports('selector(::details-content)'));
    else if (shown.current !== query) collapse(panel.current, summary.current);
    shown.current = query;
  }, [query]);

  return (
    <details ref={panel} className={styles.panel}>
      <summary ref={summary} className={styles.summary}>
        <Icon name="filter" />
        Filters
        <ActiveCount count={activeKeys(filter).length} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Closes the panel after a search; the focus moves to what stays visible. */
function collapse(panel: HTMLDetailsElement | null, summary: HTMLElement | null) {
  if (!panel?.open) return;
  if (panel.contains(document.activeElement)) summary?.focus({ preventScroll: true });
  panel.open = false;
}

function ActiveCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <VisuallyHidden>(</VisuallyHidden>
      {count}
      <VisuallyHidden> active)</VisuallyHidden>
    </span>
  );
}

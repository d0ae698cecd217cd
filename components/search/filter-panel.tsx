'use client';

import { useEffect, useRef, type ReactNode } from 'react';

import { searchQuery } from '#lib/domain/search/search-address.ts';
import { setKeys, type SearchFilter } from '#lib/domain/search/search-filter.ts';

import { Icon } from '#components/ui/icon.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './filter-panel.module.css';

const WIDE = '(min-width: 60rem)'; // as in filter-panel.module.css

/**
 * Holds the search form: on a phone normalized above the results, also without JavaScript; on a wide screen beside them and
 * always open, by its style or, in a browser that cannot do that (Firefox before 143, Safari before 18.4), by script.
 */
export function FilterPanel({ filter, children }: { filter: SearchFilter; children: ReactNode }) {
  const panel = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const query = searchQuery(filter);
  const shown = useRef(query);

  useEffect(() => {
    const isWide = window.matchMedia(WIDE).matches;
    if (isWide) panel.current?.toggleAttribute('open', !CSS.supports('selector(::details-content)'));
    else if (shown.current !== query) fold(panel.current, summary.current);
    shown.current = query;
  }, [query]);

  return (
    <details ref={panel} className={styles.panel}>
      <summary ref={summary} className={styles.summary}>
        <Icon name="filter" />
        Filters
        <ActiveCount count={setKeys(filter).length} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Shows what a search found instead of its form; the focus stays on something that is seen. */
function fold(panel: HTMLDetailsElement | null, summary: HTMLElement | null) {
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

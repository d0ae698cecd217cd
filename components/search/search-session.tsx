'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

import { hasFilterKey, searchAddress } from '#lib/domain/search/search-address.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';

import { savedFilter, saveFilter } from './filter-storage.ts';

type Props = { filter: SearchFilter; isPageOutOfRange: boolean };

/** Key in the state of a history entry: the document in which the whole inventory was shown there. */
const SHOWN_WHOLE = 'wholeInventoryShownBy';

/**
 * Keeps address and session storage in step: an address with keys is remembered, one without restores what this tab
 * searched for last (spec section 2, 'Search page'). Whoever goes back to the whole inventory gets it back as it was. A
 * page past the end is remembered as the first one: there is nothing to come back to.
 */
export function SearchSession({ filter, isPageOutOfRange }: Props) {
  const router = useRouter();
  const address = searchAddress(filter);
  const isWholeShown = useRef(false);

  useEffect(() => {
    const isWhole = !hasFilterKey(new URLSearchParams(window.location.search));
    const entry = window.history.state as Record<string, unknown> | null;
    const wasWholeShown = isWholeShown.current || entry?.[SHOWN_WHOLE] === performance.timeOrigin;
    isWholeShown.current = false;
    if (!isWhole) return saveFilter(isPageOutOfRange ? { ...filter, page: 0 } : filter);
    const recalled = wasWholeShown ? null : savedFilter();
    if (recalled && searchAddress(recalled) !== address) return router.replace(searchAddress(recalled));
    isWholeShown.current = true; // a refresh of the page takes the key from the entry
    window.history.replaceState({ ...entry, [SHOWN_WHOLE]: performance.timeOrigin }, '');
  }, [address, filter, isPageOutOfRange, router]);

  return null;
}

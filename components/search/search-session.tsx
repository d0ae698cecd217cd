'use client';

import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import { useRouter } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { LOAN_TERMS_STORAGE_KEY, serializeTerms } from '#lib/domain/loan/loan-terms.ts';
import { searchedTerms } from '#lib/domain/search/backoffice-filter.ts';
import { hasSearchParams, searchAddress } from '#lib/domain/search/search-address.ts';
import { SEARCH_STORAGE_KEY, serializeFilter } from '#lib/domain/search/search-storage.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { saveTerms } from '#components/loan/use-loan-terms.ts';
import { clearSavedFilter, savedFilter, saveFilter } from './filter-storage.ts';

type Props = { filter: SearchFilter; isPageOutOfRange: boolean };

/** Read once: in Safari the value changes while the device sleeps. */
const TIME_ORIGIN = performance.timeOrigin;

/** Key in a history entry's state: `performance.timeOrigin` of the document that showed the whole inventory there. */
const WHOLE_INVENTORY_KEY = 'whole';

/**
 * Keeps address and session storage in step (docs/product.md 3.4): an address with keys is stored; one without restores
 * the stored filter, or removes it when the visitor returns to a history entry that showed the whole inventory. A
 * page out of range is stored as page 1. The loan terms of a monthly limit become those of the tab (5.5). Before hydration
 * lib/page-cache/hydrate-on-interaction.ts does the same.
 */
export function SearchSession({ filter, isPageOutOfRange }: Props) {
  const router = useRouter();
  const { language } = useTexts();
  const address = searchAddress(filter);

  // before the visitor can click on what it renders: a passive effect could run after that click, and store it again
  useLayoutEffect(() => {
    const isUnfiltered = !hasSearchParams(new URLSearchParams(window.location.search));
    const terms = searchedTerms(filter);
    if (terms) saveTerms(terms);
    if (!isUnfiltered) return saveFilter(isPageOutOfRange ? { ...filter, page: 0 } : filter);
    const entry = window.history.state as Record<string, unknown> | null;
    if (hasReturned(entry?.[WHOLE_INVENTORY_KEY])) clearSavedFilter();
    const saved = savedFilter();
    if (saved && searchAddress(saved) !== address)
      return router.replace(localAddress(language, searchAddress(saved)));
    window.history.replaceState({ ...entry, [WHOLE_INVENTORY_KEY]: TIME_ORIGIN }, '');
  }, [address, filter, isPageOutOfRange, language, router]);

  const terms = searchedTerms(filter);
  const stored = isPageOutOfRange ? { ...filter, page: 0 } : filter;
  return address === '/search' ? null : (
    <>
      <data hidden data-store={SEARCH_STORAGE_KEY} value={serializeFilter(stored)} />
      {terms && <data hidden data-store={LOAN_TERMS_STORAGE_KEY} value={serializeTerms(terms) ?? ''} />}
    </>
  );
}

/** Whether the visitor went back or forward to an entry with this mark; a reload restores the stored filter instead. */
function hasReturned(shownBy: unknown): boolean {
  if (shownBy === undefined) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return shownBy === TIME_ORIGIN || load?.type === 'back_forward';
}

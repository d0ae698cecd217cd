'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

import { searchAddress } from '@/lib/domain/search-address';
import { EMPTY_FILTER, type SearchFilter } from '@/lib/domain/search-filter';

import { recalledFilter, rememberFilter } from './search-memory';

type Props = {
  /** The search that the page shows. */
  filter: SearchFilter;
};

/**
 * Keeps address and session storage in step: an address with keys is remembered, one without restores what this tab
 * searched for last (spec section 2, 'Search page').
 */
export function SearchSession({ filter }: Props) {
  const router = useRouter();
  const address = searchAddress(filter);

  useEffect(() => {
    if (address !== searchAddress(EMPTY_FILTER)) return rememberFilter(filter);
    const recalled = recalledFilter();
    if (recalled && searchAddress(recalled) !== address) router.replace(searchAddress(recalled));
  }, [address, filter, router]);

  return null;
}

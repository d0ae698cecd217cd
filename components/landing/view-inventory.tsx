'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';

import { searchAddress } from '#lib/domain/search/search-address.ts';

import { currentFilter } from '#components/search/current-filter.ts';
import { saveFilter } from '#components/search/saved-filter.ts';
import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';

/** Leads to the inventory with what the search form holds at that moment (spec section 2, 'Landing page'). */
export function ViewInventory() {
  const router = useRouter();

  function handleClick(event: MouseEvent) {
    const criteria = currentFilter();
    const isPlainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!criteria || !isPlainClick) return;
    event.preventDefault();
    saveFilter(criteria);
    router.push(searchAddress(criteria));
  }

  return (
    <SiteLink className={buttonClass('outline')} href="/search" onClick={handleClick}>
      View Inventory
    </SiteLink>
  );
}

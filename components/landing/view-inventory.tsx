'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';

import { searchAddress } from '#lib/domain/search/search-address.ts';

import { currentCriteria } from '#components/search/current-criteria.ts';
import { rememberFilter } from '#components/search/search-memory.ts';
import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';

/** Leads to the inventory with what the search form holds at that moment (spec section 2, 'Landing page'). */
export function ViewInventory() {
  const router = useRouter();

  function handleClick(event: MouseEvent) {
    const criteria = currentCriteria();
    const isPlainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!criteria || !isPlainClick) return;
    event.preventDefault();
    rememberFilter(criteria);
    router.push(searchAddress(criteria));
  }

  return (
    <SiteLink className={buttonClass('outline')} href="/search" onClick={handleClick}>
      View Inventory
    </SiteLink>
  );
}

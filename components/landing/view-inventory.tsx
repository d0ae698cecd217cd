'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';

import { searchAddress } from '@/lib/domain/search-address';

import { currentCriteria } from '../search/current-criteria';
import { rememberFilter } from '../search/search-memory';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';

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

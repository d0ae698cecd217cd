'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { currentFilter, saveFilter } from '#components/search/filter-storage.ts';
import { buttonClass } from '#components/ui/button.ts';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

/** Opens the inventory with the filter that the search form holds at that moment (docs/product.md 9.1). */
export function ViewInventory() {
  const router = useRouter();

  function handleClick(event: MouseEvent) {
    const filter = currentFilter();
    if (!filter || !isPlainClick(event)) return;
    event.preventDefault();
    saveFilter(filter);
    router.push(searchAddress(filter));
  }

  return (
    <a className={buttonClass('outline')} href="/search" onClick={handleClick}>
      View Inventory
    </a>
  );
}

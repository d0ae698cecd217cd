'use client';

import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import type { MouseEvent } from 'react';
import { filterForm } from '#components/search/filter-storage.ts';
import { buttonClass } from '#components/ui/button.ts';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

/** Opens the inventory by sending the search form, if there is one (docs/product.md 9.1c). */
export function ViewInventory({ className }: { className?: string | undefined }) {
  const { contact } = useTexts();
  function handleClick(event: MouseEvent) {
    const form = filterForm();
    if (!form || !isPlainClick(event)) return;
    event.preventDefault();
    form.requestSubmit();
  }

  return (
    <Link className={buttonClass('outline', className)} href="/search" onClick={handleClick}>
      {contact.viewInventory}
    </Link>
  );
}

'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { MouseEvent } from 'react';

import { saveCurrentFilter } from '#components/search/current-filter.ts';

import { SiteLink } from '#components/ui/site-link.tsx';
import { CONTACT, ENTRIES, INVENTORY, type Entry } from './navigation.ts';

type Props = { className: string | undefined; onChoose?: () => void };

/** The seven entries of the menu, for the tabs and for the sidebar alike. */
export function MenuLinks({ className, onChoose }: Props) {
  // not usePathname: on rewritten routes the server knows another path than the browser
  const segments = useSelectedLayoutSegments();

  function handleClick(event: MouseEvent, entry: Entry) {
    if (entry === INVENTORY) saveCurrentFilter();
    if (entry === CONTACT) scrollToContact(event);
    onChoose?.();
  }

  return ENTRIES.map((entry) => (
    <li key={entry.label}>
      <SiteLink
        className={className}
        href={entry.href}
        aria-current={segments.includes(entry.segment) ? 'page' : undefined}
        onClick={(event) => handleClick(event, entry)}
      >
        {entry.label}
      </SiteLink>
    </li>
  ));
}

/** Stays on a page that has a contact section of its own; the scrolling is smooth by style. */
function scrollToContact(event: MouseEvent) {
  const section = document.getElementById('contact');
  if (!section) return;
  event.preventDefault();
  window.history.pushState(null, '', '#contact');
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

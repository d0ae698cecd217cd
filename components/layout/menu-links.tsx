'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { MouseEvent } from 'react';
import { saveCurrentFilter } from '#components/search/filter-storage.ts';

/** `segment` is the folder of the entry's route in app/internal/[rendering] or app/internal. */
type Entry = { label: string; href: string; segment: string };

const INVENTORY: Entry = { label: 'INVENTORY', href: '/search', segment: 'results' };
const CONTACT: Entry = { label: 'CONTACT US', href: '/#contact', segment: '' };
const ENTRIES: readonly Entry[] = [
  { label: 'HOME', href: '/', segment: 'landing' },
  INVENTORY,
  { label: 'COMPARE', href: '/compare', segment: 'compare' },
  { label: 'OUR SERVICES', href: '/services', segment: 'services' },
  { label: 'ABOUT US', href: '/about', segment: 'about' },
  CONTACT,
  { label: 'TEST DRIVE', href: '/test-drive', segment: 'test-drive' },
];

type Props = { className: string | undefined; onChoose?: () => void };

/** The entries of the main menu, for the tabs and the sidebar (docs/product.md 1.3). */
export function MenuLinks({ className, onChoose }: Props) {
  // usePathname would differ between server and browser on rewritten routes
  const segments = useSelectedLayoutSegments();

  function handleClick(event: MouseEvent, entry: Entry) {
    if (entry === INVENTORY) saveCurrentFilter();
    if (entry === CONTACT) scrollToContact(event);
    onChoose?.();
  }

  return ENTRIES.map((entry) => (
    <li key={entry.label}>
      <a
        className={className}
        href={entry.href}
        aria-current={segments.includes(entry.segment) ? 'page' : undefined}
        onClick={(event) => handleClick(event, entry)}
      >
        {entry.label}
      </a>
    </li>
  ));
}

/** Scrolls to the contact section of this page, if it has one (docs/product.md 1.5). */
function scrollToContact(event: MouseEvent) {
  const section = document.getElementById('contact');
  if (!section) return;
  event.preventDefault();
  window.history.pushState(null, '', '#contact');
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

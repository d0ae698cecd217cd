'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { saveCurrentFilter } from '#components/search/filter-storage.ts';

type EntryName = 'home' | 'inventory' | 'compare' | 'services' | 'about' | 'contact' | 'testDrive';

/** `segment` is the folder of the entry's page in app; the landing page has none. */
type Entry = { name: EntryName; href: string; segment: string | null };

const INVENTORY: Entry = { name: 'inventory', href: '/search', segment: 'search' };
const CONTACT_HASH = '#contact';
const CONTACT: Entry = { name: 'contact', href: `/${CONTACT_HASH}`, segment: null };
const ENTRIES: readonly Entry[] = [
  { name: 'home', href: '/', segment: '' },
  INVENTORY,
  { name: 'compare', href: '/compare', segment: 'compare' },
  { name: 'services', href: '/services', segment: 'services' },
  { name: 'about', href: '/about', segment: 'about' },
  CONTACT,
  { name: 'testDrive', href: '/test-drive', segment: 'test-drive' },
];

type Props = { onChoose?: () => void };

/** The entries of the main menu, for the tabs and the sidebar (docs/product.md 1.3). */
export function MenuLinks({ onChoose }: Props) {
  const { menu } = useTexts().layout;
  // usePathname would differ between server and browser on the page of an unknown address
  const segments = useSelectedLayoutSegments();
  const page = segments.join('/');
  const isContactChosen = useRef(false);

  useEffect(() => {
    if (isContactChosen.current && window.location.hash === CONTACT_HASH) focusContact();
    isContactChosen.current = false;
  }, [page]);

  function handleClick(event: MouseEvent, entry: Entry) {
    onChoose?.(); // first, because a modal sidebar keeps the focus
    if (entry === INVENTORY) saveCurrentFilter();
    isContactChosen.current = entry === CONTACT;
    if (entry === CONTACT) scrollToContact(event);
  }

  return ENTRIES.map((entry) => (
    <li key={entry.name}>
      <Link
        href={entry.href}
        aria-current={entry.segment === (segments[0] ?? '') ? 'page' : undefined}
        onClick={(event) => handleClick(event, entry)}
      >
        {menu[entry.name]}
      </Link>
    </li>
  ));
}

/** Scrolls to the contact section of this page, if it has one (docs/product.md 1.5). */
function scrollToContact(event: MouseEvent) {
  const section = contactSection();
  if (!section) return;
  event.preventDefault();
  const isRepeated = window.location.hash === CONTACT_HASH;
  if (!isRepeated) window.history.pushState(null, '', CONTACT_HASH);
  // Chrome may end a smooth scroll halfway when a second one begins
  section.scrollIntoView(isRepeated ? { behavior: 'instant' } : {});
  focusContact();
}

function focusContact() {
  contactSection()?.focus({ preventScroll: true });
}

function contactSection(): HTMLElement | null {
  return document.querySelector<HTMLElement>(CONTACT_HASH);
}

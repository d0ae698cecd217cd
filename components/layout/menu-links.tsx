'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';

type EntryName = 'home' | 'inventory' | 'compare' | 'services' | 'about' | 'contact' | 'testDrive';

/** `segment` is the folder of the entry's page in app; the landing page has none. */
type Entry = { name: EntryName; href: string; segment: string | null };

const CONTACT_HASH = '#contact';
const CONTACT: Entry = { name: 'contact', href: `/${CONTACT_HASH}`, segment: null };
/** The pages that have a contact section, by their segment. */
const WITH_CONTACT = ['', 'about'];

const ENTRIES: readonly Entry[] = [
  { name: 'home', href: '/', segment: '' },
  { name: 'inventory', href: '/search', segment: 'search' },
  { name: 'compare', href: '/compare', segment: 'compare' },
  { name: 'services', href: '/services', segment: 'services' },
  { name: 'about', href: '/about', segment: 'about' },
  CONTACT,
  { name: 'testDrive', href: '/test-drive', segment: 'test-drive' },
];

/** The entries of the main menu, for the tabs and the sidebar (docs/product.md 1.3). */
export function MenuLinks() {
  const { menu } = useTexts().layout;
  // usePathname would differ between server and browser on the page of an unknown address
  const [segment = ''] = useSelectedLayoutSegments();
  return ENTRIES.map((entry) => (
    <li key={entry.name}>
      <Link
        href={entry === CONTACT && WITH_CONTACT.includes(segment) ? CONTACT_HASH : entry.href}
        aria-current={entry.segment === segment ? 'page' : undefined}
      >
        {menu[entry.name]}
      </Link>
    </li>
  ));
}

/** Entry of the main menu (spec section 2, 'Header and navigation'). */
export type Entry = { label: string; href: string; segment: string };

/** Leads to the contact section of the page, else of the landing page. */
export const CONTACT: Entry = { label: 'CONTACT US', href: '/#contact', segment: '' };
/** Stores the search criteria before it leads to the inventory. */
export const INVENTORY: Entry = { label: 'INVENTORY', href: '/search', segment: 'results' };

/** `segment` is the route folder in which the entry is the current one. */
export const ENTRIES: readonly Entry[] = [
  { label: 'HOME', href: '/', segment: 'landing' },
  INVENTORY,
  { label: 'COMPARE', href: '/compare', segment: 'compare' },
  { label: 'OUR SERVICES', href: '/services', segment: 'services' },
  { label: 'ABOUT US', href: '/about', segment: 'about' },
  CONTACT,
  { label: 'TEST DRIVE', href: '/test-drive', segment: 'test-drive' },
];

import type { Page } from '@playwright/test';
import { SITES } from './sites.ts';

const NAVARA = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';
const CAR = `/car/${NAVARA}`;

/** An address, and what a visitor does there. */
type State = { address: string; act?: (page: Page) => Promise<void> };

/** Every page and state, by name. */
export const STATES: Record<string, State> = {
  landing: { address: '/' },
  'landing-french': { address: '/fr' },
  search: { address: '/search' },
  'search-filtered': { address: '/search?make=TOYOTA&maxPrice=900000' },
  'search-monthly': { address: '/search?maxMonthly=15000' },
  'search-none': { address: '/search?make=TOYOTA&maxPrice=1000' },
  'search-past-the-end': { address: '/search?page=99' },
  menu: { address: '/about', act: openMenu },
  car: { address: CAR },
  'car-french': { address: `/fr${CAR}` },
  'car-gone': { address: '/car/NOT-THERE' },
  'car-full-screen': {
    address: CAR,
    act: (page) => page.getByRole('button', { name: 'View in full screen' }).click(),
  },
  'compare-empty': { address: '/compare' },
  'compare-one': { address: `/compare?a=${NAVARA}` },
  compare: { address: `/compare?a=${NAVARA}&b=${JIMNY}` },
  saved: { address: '/saved' },
  'saved-shared': { address: `/saved?cars=${NAVARA},${JIMNY},NOT-THERE` },
  blogs: { address: '/blogs' },
  blog: { address: '/blogs/what-to-check-on-a-test-drive' },
  services: { address: '/services' },
  about: { address: '/about' },
  'test-drive': { address: `/test-drive?car=${NAVARA}` },
  preown: { address: '/preown' },
  preorder: { address: '/preorder' },
  ads: { address: '/ads' },
  'form-mistakes': {
    address: '/ads',
    act: (page) => page.getByRole('main').locator('[type=submit]').click(),
  },
  'form-sent': { address: '/form-result/sent' },
  'form-expired': { address: '/form-result/unknown' },
  privacy: { address: '/privacy' },
  'not-found': { address: '/no/such/page' },
  unavailable: { address: `${SITES.orphan}/search` },
};

/** Only a phone has a menu. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
}

import { expect, type Page } from '@playwright/test';
import { fillIn, send, TEST_DRIVE, withPhone } from './enquiries/forms.ts';
import { SITES } from './sites.ts';
import { openFilters } from './visitor.ts';

/** Pre-owned, without an auction grade. */
const NAVARA = 'MNTCCUD23Z0104729';
/** An import with an auction grade. */
const JIMNY = 'JB64W-041834';
const COMING_SOON = 'GB7-3816676';
const SOLD = 'JB64W-591518';
const WITHOUT_PRICE = 'A201A-0753781';
const CAR = `/car/${NAVARA}`;

/** An address, and what a visitor does there. */
type State = {
  address: string;
  act?: (page: Page) => Promise<void>;
  /** Only what is in the window belongs to the state. */
  isWindow?: true;
  /** Its layout depends on the width of the screen, apart from header and footer. */
  isLayoutByWidth?: true;
  /** Other states show each of its parts too: it is only photographed. */
  isVariant?: true;
};

/** Every page and state, by name. */
export const STATES: Record<string, State> = {
  landing: { address: '/', isLayoutByWidth: true },
  'landing-french': { address: '/fr' },
  'landing-recent-cars': { address: CAR, act: returnToLanding },
  search: { address: '/search' },
  'search-filtered': { address: '/search?make=TOYOTA&maxPrice=900000', isLayoutByWidth: true },
  'search-monthly': { address: '/search?maxMonthly=15000', isVariant: true },
  'search-none': { address: '/search?make=TOYOTA&maxPrice=1000' },
  'search-past-the-end': { address: '/search?page=99', isVariant: true },
  'search-filters': { address: '/search?make=TOYOTA', act: openFilters, isWindow: true },
  'search-suggestions': { address: '/search', act: typeWords, isWindow: true },
  menu: { address: '/about', act: openMenu, isWindow: true },
  car: { address: CAR, isLayoutByWidth: true },
  'car-french': { address: `/fr${CAR}` },
  'car-import': { address: `/car/${JIMNY}` },
  'car-coming-soon': { address: `/car/${COMING_SOON}` },
  'car-sold': { address: `/car/${SOLD}` },
  'car-without-price': { address: `/car/${WITHOUT_PRICE}` },
  'car-gone': { address: '/car/NOT-THERE' },
  'car-full-screen': {
    address: CAR,
    act: (page) => page.getByRole('button', { name: 'View in full screen' }).click(),
    isWindow: true,
  },
  'compare-empty': { address: '/compare' },
  'compare-one': { address: `/compare?a=${NAVARA}` },
  compare: { address: `/compare?a=${NAVARA}&b=${JIMNY}`, isLayoutByWidth: true },
  saved: { address: '/search', act: saveTwoCars },
  'saved-empty': { address: '/saved' },
  'saved-shared': { address: `/saved?cars=${NAVARA},${JIMNY},NOT-THERE`, isVariant: true },
  blogs: { address: '/blogs', isLayoutByWidth: true },
  blog: { address: '/blogs/what-to-check-on-a-test-drive' },
  services: { address: '/services', isLayoutByWidth: true },
  'services-french': { address: '/fr/services', isVariant: true },
  about: { address: '/about', isLayoutByWidth: true },
  'test-drive': { address: `/test-drive?car=${NAVARA}`, isLayoutByWidth: true },
  'test-drive-french': { address: `/fr/test-drive?car=${NAVARA}` },
  'test-drive-without-car': { address: '/test-drive' },
  preown: { address: '/preown' },
  preorder: { address: '/preorder' },
  ads: { address: '/ads' },
  'form-mistakes': {
    address: '/ads',
    act: (page) => page.getByRole('main').locator('[type=submit]').click(),
    isWindow: true,
  },
  'form-sent': { address: TEST_DRIVE.page, act: sendTestDrive },
  'form-sent-earlier': { address: '/form-result/sent' },
  'form-expired': { address: '/form-result/unknown', isVariant: true },
  privacy: { address: '/privacy' },
  'not-found': { address: '/no/such/page' },
  unavailable: { address: `${SITES.orphan}/search` },
};

/** Only a phone has a menu. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
}

async function typeWords(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search the inventory' }).fill('automatic suv under 1.5m');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function returnToLanding(page: Page): Promise<void> {
  await page.keyboard.press('Tab'); // starts the hydration
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentCars'))).not.toBeNull();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeAttached();
}

async function saveTwoCars(page: Page): Promise<void> {
  for (const index of [0, 1]) {
    const save = page.getByRole('article').nth(index).getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/saved');
  await expect(page.getByText(/when you saved it/)).toHaveCount(2);
}

async function sendTestDrive(page: Page): Promise<void> {
  await fillIn(page, withPhone(TEST_DRIVE, '5251 0000').values);
  await send(page, TEST_DRIVE);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
}

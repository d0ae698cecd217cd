import { test, type Page } from '@playwright/test';
import { SITES } from '#e2e/sites.ts';

const FOLDER = 'test-results/screenshots';
const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ['light', 'dark'] as const;

const NAVARA = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';
const CAR = `/car/${NAVARA}`;
/** Points. Smaller than every screen, so that each lazy picture is in sight once. */
const LAZY_STEP = 600;

type State = { address: string; act?: (page: Page) => Promise<void> };

/** Every page and state, by the name of its file. */
const STATES: Record<string, State> = {
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
  privacy: { address: '/privacy' },
  'not-found': { address: '/no/such/page' },
  unavailable: { address: `${SITES.orphan}/search` },
};

for (const scheme of SCHEMES) {
  for (const width of WIDTHS) {
    test.describe(`${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: width < 768 ? 740 : 900 }, colorScheme: scheme });
      for (const [name, { address, act }] of Object.entries(STATES)) {
        test(name, async ({ page }) => {
          await page.goto(address);
          await loadLazyPictures(page);
          await act?.(page);
          await page.screenshot({ path: `${FOLDER}/${name}-${width}-${scheme}.png`, fullPage: !act });
        });
      }
    });
  }
}

async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, LAZY_STEP);
  await page.waitForLoadState('networkidle');
}

/** Only a phone has a menu. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
}

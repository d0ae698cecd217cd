import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '#e2e/visitor.ts';

/** A diesel pick-up, a small four-wheel drive and an electric hatchback. */
const NAVARA = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';
const LEAF = 'ZE1-946197';

function addressOf(chassisNumber: string): string {
  return `/car/${chassisNumber}`;
}

function slot(page: Page, name: 'First car' | 'Second car') {
  return page.getByRole('region', { name });
}

/** Addresses of the cars in both slots, `null` for an empty one. */
async function carAddresses(page: Page): Promise<(string | null)[]> {
  await expect(page.getByRole('heading', { level: 1, name: 'Compare cars' })).toBeVisible();
  return page
    .getByRole('region', { name: /^(First|Second) car$/ })
    .evaluateAll((slots) =>
      slots.map((one) => one.querySelector('h2 a[href^="/car/"]')?.getAttribute('href') ?? null),
    );
}

async function expectSlots(page: Page, cars: (string | null)[]): Promise<void> {
  await expect.poll(() => carAddresses(page)).toEqual(cars.map((car) => car && addressOf(car)));
}

/** Chassis number of a slot in session storage, `null` for an empty slot. */
async function kept(page: Page, key: 'compare1' | 'compare2'): Promise<unknown> {
  const stored = await page.evaluate((name) => sessionStorage.getItem(name), key);
  return (JSON.parse(stored ?? 'null') as { chassisNumber?: unknown } | null)?.chassisNumber ?? null;
}

test('a visitor adds two results to the comparison, sees where they differ and replaces one', async ({
  page,
}) => {
  await page.goto('/search');
  const cards = page.getByRole('article');
  const titles = await cards.getByRole('heading').allInnerTexts();
  await cards.nth(0).getByRole('button', { name: 'Add to compare' }).click();
  await expect(slot(page, 'Second car').getByText('Select a car')).toBeVisible();
  await page.goBack();
  await expect(cards.nth(0).getByRole('button', { name: 'In comparison' })).toBeVisible();
  await cards.nth(1).getByRole('button', { name: 'Add to compare' }).click();
  await expect(slot(page, 'First car').getByRole('heading')).toHaveText(titles[0] ?? '');
  await expect(slot(page, 'Second car').getByRole('heading')).toHaveText(titles[1] ?? '');
  await expect(page.getByText(/^\d+ differences, not counting the price$/)).toBeVisible();

  const second = await kept(page, 'compare2');
  await slot(page, 'First car')
    .getByRole('img', { name: /^Photo of/ })
    .click();
  await expect(page).toHaveURL('/search');
  expect([await kept(page, 'compare1'), await kept(page, 'compare2')]).toEqual([null, second]);
});

test('the second car is added at the top of the page, and another one is chosen where the list was left', async ({
  page,
}) => {
  await page.goto('/search?page=2');
  const chosen = page.getByRole('article').nth(5);
  await chosen.getByRole('button', { name: 'Add to compare' }).click();
  await expect(page.getByRole('region', { name: 'Similar cars' })).toBeVisible();
  const similar = page.getByRole('region', { name: 'Similar cars' }).getByRole('article');
  await similar.first().getByRole('button', { name: 'Add to compare' }).click();
  await expect(page.getByText(/^\d+ differences, not counting the price$/)).toBeInViewport();

  await page
    .getByRole('link', { name: /^Change/ })
    .last()
    .click();
  await expect(page).toHaveURL('/search?page=2');
  await expect(chosen).toBeInViewport();
});

test('two cars share the width of a screen of 320 or 700 px', async ({ page }) => {
  await page.goto(`/compare?a=${NAVARA}&b=${JIMNY}`);
  await expectSlots(page, [NAVARA, JIMNY]);
  for (const width of [320, 700]) {
    await page.setViewportSize({ width, height: 640 });
    for (const name of ['First car', 'Second car'] as const) {
      const box = await slot(page, name).boundingBox();
      expect(box?.width, `${name} at ${width} px`).toBeGreaterThan(width * 0.4);
    }
  }
});

test('names and prices stay in sight while the rows are read', { tag: '@layout' }, async ({ page }) => {
  await page.goto(`/compare?a=${NAVARA}&b=${JIMNY}`);
  const head = page.locator('[aria-hidden]', { hasText: 'SUZUKI JIMNY 2024Rs 1,095,000' });
  await expect(head).toHaveCSS('opacity', '0');
  await page.getByText(/^Features: /).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(head).toHaveCSS('opacity', '1');
  await expect(head.getByText('SUZUKI JIMNY 2024')).toBeInViewport({ ratio: 1 });
});

test('a featured car is compared by all that is known of it', async ({ page }) => {
  await page.route('**/api/client-car/car/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/compare');
  await page.getByRole('button', { name: 'Add to compare' }).first().tap();
  const colour = page.getByRole('table', { name: 'Specification' }).getByRole('row', { name: /^COLOUR/ });
  await expect(colour.first().getByRole('cell').first()).toHaveText(/^[A-Z]/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared comparison is readable, even after one of its cars was removed', async ({ page }) => {
    await page.goto(`/compare?a=${NAVARA}&b=${JIMNY}`);
    await expectSlots(page, [NAVARA, JIMNY]);
    await expect(page.getByRole('rowheader', { name: /FUEL differs/ })).toBeVisible();
    await expectNoSidewaysScroll(page);

    const response = await page.goto(`/compare?a=NO-SUCH-CAR&b=${JIMNY}`);
    expect(response?.status()).toBe(200);
    await expect(slot(page, 'First car').getByText(/is no longer available\.$/)).toBeVisible();
  });

  test('an empty comparison begins with a featured car', async ({ page }) => {
    await page.goto('/compare');
    const featured = page.getByRole('region', { name: 'Featured Cars' }).getByRole('article');
    await expect(featured).toHaveCount(4);
    const title = await featured.first().getByRole('heading').innerText();
    await featured.first().getByRole('button', { name: 'Add to compare' }).click();
    await expect(slot(page, 'First car').getByRole('heading')).toHaveText(title);
  });

  test('a car opens a comparison with itself in the first slot', async ({ page }) => {
    await page.goto(addressOf(LEAF));
    await page.getByRole('button', { name: 'Add to compare' }).click();
    await expect(page).toHaveURL(`/compare?a=${LEAF}`);
    await expectSlots(page, [LEAF, null]);
  });
});

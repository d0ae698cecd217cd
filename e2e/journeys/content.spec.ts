import { expect, expectNoSidewaysScroll, test } from '#e2e/visitor.ts';

const MAP = 'https://www.openstreetmap.org/';

test('the blog lists posts, and a card opens its post', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blogs');
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  const description = await card.getByRole('paragraph').innerText();
  await expect(card.locator('img')).toBeVisible();
  await card.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(description)).toBeVisible();
  await expect(page.getByRole('article').locator('img')).toBeVisible();
  expect(await page.getByRole('article').getByRole('paragraph').count()).toBeGreaterThan(5);
  await expectNoSidewaysScroll(page);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('a missing post says so and links to the other posts', async ({ request }) => {
  const response = await request.get('/blogs/no-such-post');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>This post is not here any more</);
  expect(html).toMatch(/href="\/blogs"[^>]*>See all posts</);
});

test('the tiles lead to the three other forms', async ({ page }) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Pre-order/ })).toHaveAttribute('href', '/preorder');
  await expect(main.getByRole('link', { name: /^Ads/ })).toHaveAttribute('href', '/ads');
  await main.getByRole('link', { name: /^Sell Pre-own/ }).click();
  await expect(page).toHaveURL('/preown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your car');
});

test('the about page shows the dealership, its opening hours and its social networks', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  const main = page.getByRole('main');
  await expect(main.getByText(/stringent quality standards/)).toBeVisible();
  await expect(main.getByText('08:30 - 17:30').first()).toBeVisible();
  await expect(main.getByText('08:30 - 16:00').first()).toBeVisible();
  for (const network of ['Facebook', 'TikTok', 'Instagram', 'LinkedIn', 'WhatsApp']) {
    await expect(main.getByRole('link', { name: network })).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(main.getByRole('link', { name: /^\+230/ }).first()).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
});

test('the map is loaded only after the visitor asks for it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(MAP)) requested.push(request.url());
  });
  await page.goto('/');
  const show = page.getByRole('button', { name: 'Show map' });
  await show.scrollIntoViewIfNeeded();
  expect(requested).toEqual([]);

  await show.click();
  await expect(page.getByTitle(/^Map: Royal Road, Union Park/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the map in a new tab' })).toBeVisible();
  await expect.poll(() => requested).not.toEqual([]);
});

import type { Page } from '@playwright/test';

const SCRIPTS = '**/_next/static/chunks/*.js';

/** Delays the page's scripts, or one of them, like a slow connection. @returns a function that releases them */
export async function holdScripts(page: Page, scripts = SCRIPTS): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.unroute(scripts);
  await page.route(scripts, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Opens the page of the first car of the inventory. */
export async function openFirstCar(page: Page): Promise<void> {
  await page.goto('/search');
  const address = await page.locator('a[href^="/car/"]').first().getAttribute('href');
  await page.goto(address ?? '');
}

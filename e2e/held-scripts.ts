import type { Page } from '@playwright/test';

const SCRIPTS = '**/_next/static/chunks/*.js';

/** Delays the page's scripts, like a slow connection. @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.unroute(SCRIPTS);
  await page.route(SCRIPTS, async (route) => {
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

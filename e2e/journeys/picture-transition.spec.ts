import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/visitor.ts';

const MOVED = 'data-moved';

/** Has every page note on its root element what the browser moves on the way to it, 'nothing' without a transition. */
async function recordMoves(page: Page): Promise<void> {
  await page.addInitScript((attribute) => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const root = document.documentElement;
      if (!viewTransition) return root.setAttribute(attribute, 'nothing');
      void viewTransition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => {
          return effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        });
        root.setAttribute(attribute, parts.filter((part) => part?.includes('-group')).join());
      });
    });
  }, MOVED);
}

/** Opens a car from its card. @returns what the browser moved on the way */
async function openCard(page: Page): Promise<string | null> {
  await page.goto('/search');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/car\//);
  const root = page.locator(`html[${MOVED}]`);
  await expect(root).toBeAttached();
  return root.getAttribute(MOVED);
}

test('the picture of a card moves to the photo of its car, and nothing else moves', async ({ page }) => {
  await recordMoves(page);
  // A browser may show the first frame of a page before it has read the photo, and then moves nothing.
  await expect(async () => {
    expect(await openCard(page)).toBe('::view-transition-group(photo)');
  }).toPass();
});

test('with reduced motion no picture moves', async ({ page }) => {
  await recordMoves(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await openCard(page)).toBe('nothing');
});

import { test, type Page } from '@playwright/test';
import { STATES } from '#e2e/states.ts';

const FOLDER = 'test-results/screenshots';
const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ['light', 'dark'] as const;

/** Points. Smaller than every screen, so that each lazy picture is in sight once. */
const LAZY_STEP = 600;

for (const scheme of SCHEMES) {
  for (const width of WIDTHS) {
    test.describe(`${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: width < 768 ? 740 : 900 }, colorScheme: scheme });
      for (const [name, { address, act, isWindow }] of Object.entries(STATES)) {
        test(name, async ({ page }) => {
          await page.goto(address);
          await act?.(page);
          await renderAll(page);
          if (isWindow) await page.waitForLoadState('networkidle');
          else await loadLazyPictures(page);
          await page.screenshot({ path: `${FOLDER}/${name}-${width}-${scheme}.png`, fullPage: !isWindow });
        });
      }
    });
  }
}

/** Renders what is out of sight too, which a picture of the whole page would leave blank. */
async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet(); // the content security policy refuses a style element
    sheet.replaceSync('main *, footer * { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
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

import { brotliCompressSync } from 'node:zlib';
import budgets from '#bench/budgets.json' with { type: 'json' };
import { watchTransfers } from '#e2e/transfers.ts';
import { expect, test } from '#e2e/visitor.ts';

test.use({ hasPictures: true });

const FAST_CONNECTION = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: -1 };

for (const [path, budget] of Object.entries(budgets)) {
  test(`before a touch ${path} stays within its budget`, async ({ page, request, baseURL }) => {
    // a page rendered for this request is compressed quickly; from the cache it is smaller
    await expect
      .poll(async () => (await request.get(path)).headers()['content-encoding'], { message: 'is cached' })
      .toBe('br');

    // a browser loads pictures further below the screen on a slow connection, which the headless shell does not detect
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.overrideNetworkState', FAST_CONNECTION);

    const transfers = watchTransfers(page, baseURL ?? '');
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await transfers.untilQuiet();
    const { html, css, js, fonts, requests, total } = await transfers.sum();
    const scripts = await page.locator('script:not([src], [type])').allTextContents();
    const own = scripts.filter((text) => text.includes('addEventListener')); // the others are Next's data
    const inlineScript = brotliCompressSync(own.join('')).length;

    const sizes: Record<string, number> = { html: html + css, inlineScript, js, fonts, requests, total };
    const exceeded = Object.entries(budget).filter(([name, limit]) => !((sizes[name] ?? NaN) <= limit));
    expect(
      exceeded.map(([name, limit]) => `${name}: ${sizes[name]} of ${limit}`),
      JSON.stringify(sizes),
    ).toEqual([]);
  });
}

import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { type Transfers, watchTransfers } from '#e2e/transfers.ts';
import { findBrowser } from '#scripts/setup/browser.mjs';
import { observeInteractions, readVitals } from './vitals.ts';
import type { Sample } from './report.ts';
import { onServers, PAGES, type Server } from './servers.ts';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** Longer than the response to any tap. */
const SETTLE_MS = 2_000;

/** The targets of first taps, each on a page that was not touched before. */
const TAPS: Record<string, [page: string, find: (page: Page) => Locator]> = {
  link: ['/search', (page) => page.getByRole('article').first().getByRole('heading').getByRole('link')],
  'Add to compare': ['/search', (page) => page.getByRole('button', { name: 'Add to compare' }).first()],
  thumbnail: ['/car/MNTCCUD23Z0104729', (page) => page.getByRole('link', { name: /^Photo 2 of/ })],
  'form field': ['/preorder', (page) => page.getByRole('textbox', { name: 'Name', exact: true })],
};

/** Measures page loads on a slow phone with an empty cache, from all servers in turn, and first taps on the site's pages. */
export async function phone(rounds: number): Promise<Sample[]> {
  const executablePath = findBrowser(chromium.executablePath());
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...sandbox, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  });
  const samples: Sample[] = [];
  try {
    await onServers(
      (site) => listFiles(browser, site),
      async (servers) => {
        for (let round = 0; round < rounds; round += 1) {
          for (const page of PAGES)
            for (const server of servers)
              samples.push({
                page,
                column: server.name,
                metrics: await visit(browser, server, page, readLoad),
              });
          for (const [what, [page, find]] of Object.entries(TAPS))
            for (const site of servers.slice(0, 1)) {
              const metrics = await visit(browser, site, page, (opened) => readTap(opened, find(opened)));
              samples.push({ page: `first tap: ${what}`, column: site.name, metrics });
            }
        }
      },
    );
  } finally {
    await browser.close();
  }
  return samples;
}

type Read = (page: Page, transfers: Transfers) => Promise<Record<string, number>>;

/** Visits a page with an empty cache, and reads the metrics when loading has ended. */
async function visit(browser: Browser, { origin, pathOf }: Server, path: string, read: Read) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const transfers = watchTransfers(page, origin);
  await page.goto(origin + pathOf(path, 'phone'));
  await transfers.untilQuiet();
  const metrics = await read(page, transfers);
  await context.close();
  return metrics;
}

/** Web vitals of the load, and bytes before and after the first touch. */
async function readLoad(page: Page, transfers: Transfers): Promise<Record<string, number>> {
  const { requests, ...bytes } = await transfers.sum();
  const vitals = await page.evaluate(readVitals);
  await page.keyboard.press('Shift'); // an input without a target
  await transfers.untilQuiet();
  const { js } = await transfers.sum();
  const kilobytes = Object.entries(bytes).map(([kind, sum]) => [`${kind}, KB`, sum / 1000] as const);
  return { ...vitals, requests, ...Object.fromEntries(kilobytes), 'js after a touch, KB': js / 1000 };
}

/** Milliseconds from a tap to the next paint, or to the request for the page that the tap leads to. */
async function readTap(page: Page, target: Locator): Promise<Record<string, number>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the tap is not visible');
  const durations = await page.evaluateHandle(observeInteractions);
  let navigatedAfter: number | null = null;
  const begun = performance.now();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigatedAfter ??= performance.now() - begun;
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await setTimeout(SETTLE_MS);
  if (navigatedAfter !== null) return { 'answered after, ms': navigatedAfter };
  return { 'answered after, ms': Math.max(...(await durations.jsonValue())) };
}

/** The paths of all files that the pages load on the phone, before and after a touch. */
async function listFiles(browser: Browser, site: Server): Promise<Set<string>> {
  const paths = new Set(PAGES);
  for (const path of PAGES)
    await visit(browser, site, path, async (page, transfers) => {
      const metrics = await readLoad(page, transfers);
      for (const url of transfers.urls()) paths.add(url.slice(site.origin.length));
      return metrics;
    });
  return paths;
}

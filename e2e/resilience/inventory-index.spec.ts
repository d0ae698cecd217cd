import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startOtlpReceiver } from '#server/testing/otlp-receiver.ts';
import { request } from './request.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

const FILE = 'inventory.json';
const BY_PRICE = '/search?make=TOYOTA&sort=price';

async function untilIndexed(site: Site): Promise<void> {
  await expect.poll(async () => (await request(site, '/api/health')).body).toContain('"cars":24');
}

/** Metrics of the site's server and its services. */
async function metricsOf(site: Site): Promise<string> {
  const [address = ''] = /http:\S+\/metrics/.exec(site.lines().join('\n')) ?? [];
  return (await fetch(address)).text();
}

/** The prices on the page, in rupees. */
async function prices(page: Page): Promise<number[]> {
  const labels = await page.getByRole('link', { name: /^As from/ }).allInnerTexts();
  return labels.map((label) => Number(label.replace(/\D/g, '')));
}

test('without an inventory cars are found, but not sorted, at 360 and 1280 px', async ({
  page,
  backoffice,
  openSite,
}) => {
  backoffice.handleCalls(({ body }, response) => {
    const isOfSync = body.includes('"size":100');
    if (isOfSync) response.writeHead(500).end();
    return isOfSync;
  });
  const site = await openSite();
  for (const viewport of [
    { width: 360, height: 800 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/search?make=TOYOTA`);
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveCount(0);

    await page.goto(`${site.url}${BY_PRICE}`);
    await expect(page.getByRole('note')).toContainText('We cannot sort');
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  const { body } = await request(site, '/api/health');
  expect(JSON.parse(body)).toMatchObject({ status: 'ok', inventory: null });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a damaged file is replaced, visible in metrics and traces, and an old inventory sorts while the backoffice is down', async ({
    page,
    backoffice,
    dataDir,
    openSite,
  }) => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, FILE), '{"syncedAt":');
    const collector = await startOtlpReceiver();
    const first = await openSite({
      env: { METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    });
    await untilIndexed(first);
    await request(first, BY_PRICE);
    const metrics = await metricsOf(first);
    for (const sample of [
      'http_request_duration_seconds_count{route="/search",status="200"} 1',
      'dealership_page_cache_lookups_total{result="miss"} 1',
      'dealership_backoffice_call_duration_seconds_count{call="POST /cars",outcome="2xx"}',
      'dealership_backoffice_up 1',
      'dealership_backoffice_circuit_open{resource="inventory"} 0',
      'dealership_enquiries_undelivered 0',
      'dealership_inventory_cars 24',
    ])
      expect(metrics).toContain(sample);

    await first.stop();
    const names = new Map(collector.spans.map(({ spanId, name }) => [spanId, name]));
    const pairs = collector.spans.map(({ name, parentSpanId = '' }) => [names.get(parentSpanId), name]);
    expect(pairs).toContainEqual(['render route (app) /search', 'GET /models/*']);
    expect(JSON.stringify(collector.spans)).not.toMatch(/TOYOTA|sort=/);
    await collector.stop();

    backoffice.setMode('down');
    const site = await openSite();
    await page.goto(`${site.url}${BY_PRICE}`);
    const sorted = await prices(page);
    expect([sorted.length, sorted]).toEqual([8, sorted.toSorted((a, b) => a - b)]);
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('price');
  });
});

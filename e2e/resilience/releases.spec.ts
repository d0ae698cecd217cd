import { globSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { assembleReleases, type Releases } from './releases.ts';
import { request } from './request.ts';
import { expect, test as base } from './test.ts';

const LIST = '/search';

const test = base.extend<object, { releases: Releases }>({
  releases: [
    async ({}, provide) => {
      const releases = assembleReleases();
      await provide(releases);
      rmSync(releases.folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' }); // in one worker, which assembles the releases once
test.use({ ...devices['Pixel 7'] }); // a phone loads no script before the page is touched, or a picture fails

const PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

type Sent = { script: boolean; status: number };

/** The requests of the page to the site, without pictures. */
function record(page: Page): { sent: Sent[]; errors: string[] } {
  const sent: Sent[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'image') return;
    sent.push({ script: type === 'script', status: response.status() });
  });
  return { sent, errors };
}

function isHydrated(page: Page): Promise<boolean> {
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')));
}

test('a release has the files that the server can load, and no others', ({ releases: { first } }) => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const files = globSync('**/*', { cwd: first });
  const packages = new Set(
    files.flatMap((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  const loadedOnUse = ['bullmq', '@redis/client', '@prometheus-io/client', 'csv-stringify', 'nodemailer'];
  expect([...packages]).toEqual(expect.arrayContaining(loadedOnUse.map((name) => `node_modules/${name}`)));
  expect([...packages].filter((path) => lock.packages[path]?.dev)).toEqual([]);
  const bundled = ['clsx', 'downshift', 'react-hot-toast', 'swr'];
  expect(bundled.filter((name) => packages.has(`node_modules/${name}`))).toEqual([]);

  expect(files).toEqual(expect.arrayContaining(['server/main.ts', 'scripts/outbox.ts']));
  expect(files.filter((file) => /\.test\.|\/testing\/|^(components|backoffice|e2e)\//.test(file))).toEqual(
    [],
  );
});

test('a release that can write only to DATA_DIR runs, and an open tab works with the next release', async ({
  backoffice,
  openSite,
  page,
  releases: { first, second, dataDir },
}) => {
  expect(realpathSync(join(first, 'node_modules/.bin/node'))).toBe(realpathSync(join(first, 'bin/node')));
  const before = await openSite({ release: first, dataDir });
  const red = { width: 800, height: 600, channels: 3 as const, background: '#c02020' };
  const photograph = await sharp({ create: red }).png().toBuffer();
  backoffice.handleCalls(({ path }, response) => {
    if (!path.startsWith('/pictures/')) return false;
    response.writeHead(200, { 'content-type': 'image/png' }).end(photograph);
    return true;
  });
  const { body } = await request(before, LIST);
  expect(body, 'files keep their addresses from release to release').not.toContain('dpl=');
  const [picture = ''] = /\/i\/640\/pictures\/[^ ",]+/.exec(body) ?? [];
  expect((await request(before, picture)).status, 'a picture is made').toBe(200);
  await page.route('**/i/*/**', (route) => route.fulfill(PICTURE));
  await page.goto(before.url + LIST);
  await expect(page.getByRole('banner'), 'has its style sheet').toHaveCSS('position', 'sticky');
  const { sent, errors } = record(page);
  expect(await before.stop()).toBe(0);
  expect(before.lines().filter((line) => line.includes('EACCES'))).toEqual([]);

  await openSite({ release: second, dataDir, port: before.port });
  await page.getByRole('heading', { level: 1 }).tap();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
  expect(sent.filter(({ script }) => script).length).toBeGreaterThan(1);
  expect(sent.filter(({ status }) => status >= 400)).toEqual([]);
  expect(errors).toEqual([]);
});

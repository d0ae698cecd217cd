import path from 'node:path';
import { startFixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { type Site, startSite } from './site.ts';
import { test as base } from './test.ts';

/** Served by https behind a proxy. */
export const PUBLIC = { env: { SITE_URL: 'https://cars.example' } };

/** One public site for all tests of a worker that change nothing. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, provide, { project, workerIndex }) => {
      const backoffice = await startFixtureBackoffice();
      const dataDir = path.join(project.outputDir, `headers-${workerIndex}`);
      const site = await startSite({ backofficeUrl: backoffice.url, dataDir, ...PUBLIC });
      await provide(site);
      await site.kill('SIGKILL');
      await backoffice.stop();
    },
    { scope: 'worker' },
  ],
});

/** Besides the pages that `pages.ts` lists: errors, redirects, files and the API. */
export const OTHER_ADDRESSES = [
  ...['/404', '/500', '/_not-found', '/_global-error', '/_error', '/sitemaps/not-there'],
  ...[
    '/nothing',
    '/car/NOT-THERE',
    '/form-result',
    '/form-result/a/b',
    '/form-result/sent',
    '/form-result/unknown',
  ],
  ...['/search?page=1', '/about/', '//about', '/car/%E0%A4%A', '/car/%25', '/internal/on-demand/landing'],
  ...['/robots.txt', '/icon.svg', '/assets/placeholder-car.svg', '/assets/not-there.svg'],
  ...[
    '/_next/static/not-there.js',
    '/_next/image',
    '/_next/image?url=https://elsewhere.invalid/a.jpg&w=640&q=70',
  ],
  ...['/api/health', '/api/client-car/models', '/api/client-car/email', '/api/not-there'],
];

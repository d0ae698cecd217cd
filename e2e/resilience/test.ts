import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import {
  type FixtureBackoffice,
  startFixtureBackoffice,
} from '#lib/backoffice/testing/fixture-backoffice.ts';
import { ImageHost } from './image-host.ts';
import { type Site, startSite } from './site.ts';

/** More than the number of tests that use one. */
const HOSTS = 16;

/** Served by https behind a proxy. */
const SITE_URL = 'https://cars.example';

type SiteOptions = { port?: number; dataDir?: string; env?: Record<string, string>; release?: string };

type Fixtures = {
  backoffice: FixtureBackoffice;
  /** DATA_DIR of the sites of this test. */
  dataDir: string;
  /** Starts a site on the backoffice of this test. It is killed after the test if it still runs. */
  openSite: (options?: SiteOptions) => Promise<Site>;
};

/** Shared by the tests of `one-site.ts`. Declared here, because Playwright starts new workers for other worker fixtures. */
type Shared = { backoffice: FixtureBackoffice; hosts: ImageHost[]; site: Site };

/** Playwright's `test` with a backoffice that fails on demand, and sites to start, stop and kill. */
export const test = base.extend<Fixtures, { shared: Shared }>({
  shared: [
    async ({}, provide, { project, workerIndex }) => {
      const backoffice = await startFixtureBackoffice();
      const hosts = await Promise.all(Array.from({ length: HOSTS }, () => ImageHost.start()));
      const dataDir = path.join(project.outputDir, `one-site-${workerIndex}`);
      const env = { SITE_URL, IMAGE_HOSTS: hosts.map(({ name }) => name).join(',') };
      const site = await startSite({ backofficeUrl: backoffice.url, dataDir, env });
      await provide({ backoffice, hosts: [...hosts], site });
      await site.kill('SIGKILL');
      await backoffice.stop();
      for (const host of hosts) host.stop();
    },
    { scope: 'worker' },
  ],
  backoffice: async ({}, provide) => {
    const backoffice = await startFixtureBackoffice();
    await provide(backoffice);
    await backoffice.stop();
  },
  dataDir: async ({}, provide, testInfo) => provide(testInfo.outputPath('data')),
  openSite: async ({ backoffice, dataDir }, provide, testInfo) => {
    const sites: Site[] = [];
    await provide(async (options) => {
      const site = await startSite({ backofficeUrl: backoffice.url, dataDir, ...options });
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.kill('SIGKILL')));
    await writeFile(testInfo.outputPath('site.log'), sites.flatMap((site) => site.lines()).join('\n'));
  },
});

export { expect };

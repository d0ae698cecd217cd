import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import {
  type FixtureBackoffice,
  startFixtureBackoffice,
} from '#lib/backoffice/testing/fixture-backoffice.ts';
import { type Site, startSite } from './site.ts';

type SiteOptions = { port?: number; dataDir?: string; env?: Record<string, string>; release?: string };

type Fixtures = {
  backoffice: FixtureBackoffice;
  /** DATA_DIR of the sites of this test. */
  dataDir: string;
  /** Starts a site on the backoffice of this test, killed after the test if it still runs. */
  openSite: (options?: SiteOptions) => Promise<Site>;
};

/** As Playwright's, with a backoffice that fails on demand and sites to start, stop and kill. */
export const test = base.extend<Fixtures>({
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

import { startFixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { requestAll } from './resilience/request.ts';
import { ADDRESSES } from './resilience/pages.ts';
import { startSite } from './resilience/site.ts';

/**
 * Fills Node's compile cache, which makes each of the dozens of sites that the tests start a third cheaper: a process
 * writes it only when it stops in an orderly manner, and those of the tests are killed.
 */
export default async function fillCompileCache(): Promise<void> {
  const backoffice = await startFixtureBackoffice();
  const site = await startSite({ backofficeUrl: backoffice.url, dataDir: 'test-results/e2e/data/warm-up' });
  await requestAll(site, ADDRESSES);
  await site.stop();
  await backoffice.stop();
}

import { writeFile } from 'node:fs/promises';
import { startFixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { startDirtyBackoffice } from './dirty-data/backoffice.ts';
import { requestAll } from './resilience/request.ts';
import { ADDRESSES } from './resilience/pages.ts';
import { startSite } from './resilience/site.ts';
import { BACKOFFICES, PORTS } from './sites.ts';

const DATA = 'test-results/e2e/data';

/** Starts the sites that all workers share, in parallel. @returns a function that stops them and keeps their logs */
export default async function startSites(): Promise<() => Promise<void>> {
  const dirtyBackoffice = await startDirtyBackoffice(PORTS.dirtyBackoffice);
  const starts = (['reference', 'dirty', 'orphan'] as const).map((name) =>
    startSite({
      backofficeUrl: BACKOFFICES[name],
      dataDir: `${DATA}/${PORTS[name]}`,
      port: PORTS[name],
    }),
  );
  const [sites] = await Promise.all([Promise.all(starts), fillCompileCache()]);
  return async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await dirtyBackoffice.stop();
    for (const site of sites) await writeFile(`${DATA}/${site.port}/site.log`, site.lines().join('\n'));
  };
}

/**
 * Fills Node's compile cache, which makes the start of each of the dozens of test sites a third cheaper. A process
 * writes the cache only when it exits normally, and the tests' sites are killed.
 */
async function fillCompileCache(): Promise<void> {
  const backoffice = await startFixtureBackoffice();
  const site = await startSite({ backofficeUrl: backoffice.url, dataDir: `${DATA}/warm-up` });
  await requestAll(site, ADDRESSES);
  await site.stop();
  await backoffice.stop();
}

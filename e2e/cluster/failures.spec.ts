import { submissions } from '#e2e/resilience/submissions.ts';
import { CARS } from './cluster.ts';
import { expectEachOnce, sendAll } from './enquiries.ts';
import { SteadyLoad } from './steady-load.ts';
import { expect, PAGES, test } from './test.ts';

const REQUESTS_PER_SECOND = 200;

/** Requests sent while something is down: for two seconds, longer than caches serve a page without revalidating it. */
const WHILE_AWAY = 2 * REQUESTS_PER_SECOND;
const ENQUIRIES = 500;

/** Chosen so that enquiries are sent from before a process is killed until it is nearly restarted. */
const ENQUIRIES_PER_SECOND = 50;

const [CAR = ''] = CARS;

test(`while a site, the cache, the queue and the backoffice are killed in turn, every page is served and each of ${ENQUIRIES} enquiries arrives once`, async ({
  cluster,
}, testInfo) => {
  const load = new SteadyLoad(cluster.nginx.url, PAGES, REQUESTS_PER_SECOND);
  const { cache, queue } = cluster;
  const outages: { kill: () => Promise<void>; restart: () => Promise<void> }[] = [
    { kill: () => cluster.sites[0].kill('SIGKILL'), restart: () => cluster.restartSite(0) },
    { kill: () => cache.kill(), restart: () => cache.start() },
    { kill: () => queue.kill(), restart: () => queue.start() },
    { kill: () => cluster.backoffice.kill(), restart: () => cluster.restartBackoffice() },
  ];
  const enquiries = submissions(ENQUIRIES, CAR);
  const share = ENQUIRIES / outages.length;
  for (const [index, { kill, restart }] of outages.entries()) {
    const sending = sendAll(
      cluster,
      enquiries.slice(index * share, (index + 1) * share),
      ENQUIRIES_PER_SECOND,
    );
    await load.pass(REQUESTS_PER_SECOND / 4);
    await kill();
    await load.pass(WHILE_AWAY);
    await restart();
    await Promise.all([sending, load.pass(REQUESTS_PER_SECOND)]);
  }
  await load.stop();
  await expectEachOnce(cluster, enquiries);
  testInfo.annotations.push({ type: 'load', description: load.summary() });
  expect(load.failures).toEqual([]);
});

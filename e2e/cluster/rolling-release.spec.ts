import { submissions } from '#e2e/resilience/submissions.ts';
import { CARS } from './cluster.ts';
import { expectEachOnce, sendAll } from './enquiries.ts';
import { SteadyLoad } from './steady-load.ts';
import { expect, PAGES, test } from './test.ts';

const REQUESTS_PER_SECOND = 200;
const ENQUIRIES_PER_SECOND = 25;

const [CAR = ''] = CARS;

test('a release that restarts one site after the other serves every request', async ({
  cluster,
}, testInfo) => {
  const load = new SteadyLoad(cluster.nginx.url, PAGES, REQUESTS_PER_SECOND);
  const enquiries = submissions(100, CAR, 59_000_000);
  const sending = sendAll(cluster, enquiries, ENQUIRIES_PER_SECOND);
  for (const index of [0, 1] as const) {
    await load.pass(REQUESTS_PER_SECOND / 2);
    expect(await cluster.sites[index].stop()).toBe(0);
    await cluster.restartSite(index);
  }
  await Promise.all([sending, load.pass(REQUESTS_PER_SECOND / 2)]);
  await load.stop();
  testInfo.annotations.push({ type: 'load', description: load.summary() });
  expect(load.failures).toEqual([]);
  await expectEachOnce(cluster, enquiries);
});

import { randomUUID } from 'node:crypto';
import { request } from '#e2e/resilience/request.ts';
import { post, type Submission, submit } from '#e2e/resilience/submissions.ts';
import { sendWebhook } from '#e2e/resilience/webhook.ts';
import { CARS, type Cluster, SENDS_PER_MINUTE } from './cluster.ts';
import { backofficeCalls } from './backoffice-calls.ts';
import { expect, PAGES, test } from './test.ts';

const SOLD = 'This car is sold';
const ON_SITES_MS = 1_000;

/** nginx keeps a page for a second, and a site may have rendered it from old data meanwhile. */
const BEHIND_NGINX_MS = 3_000;
const VISIT_EVERY_MS = 50;

const [soldCar = '', renderedOnce = '', soldBeforeFlush = '', visitedAfterFlush = ''] = CARS.slice(
  PAGES.length,
);

/** A message from this client, with its own idempotency key. */
function message(phone: string): Submission {
  const body = { name: 'Priya', phone, email: 'priya@example.com', message: 'Is the Aqua still there?' };
  return { call: 'email', body, phone, isNative: false, key: randomUUID() };
}

/** For each server, whether its page of the car shows SOLD. */
async function soldAt(servers: { url: string }[], car: string): Promise<boolean[]> {
  const pages = await Promise.all(servers.map((server) => request(server, `/car/${car}`)));
  return pages.map(({ status, body }) => status === 200 && body.includes(SOLD));
}

test('a sold car is sold on both sites within a second of the webhook, and then behind nginx', async ({
  cluster,
}, testInfo) => {
  const { backoffice, nginx, sites } = cluster;
  expect(await soldAt([...sites, nginx], soldCar)).toEqual([false, false, false]);
  await backoffice.sell(soldCar);
  await sendWebhook(sites[0], { chassisNumbers: [soldCar], kinds: ['vehicles', 'makes', 'featured'] });
  const answeredAt = performance.now();
  await expect
    .poll(() => soldAt(sites, soldCar), { timeout: ON_SITES_MS, intervals: [VISIT_EVERY_MS] })
    .toEqual([true, true]);
  const onSites = Math.round(performance.now() - answeredAt);
  await expect
    .poll(() => soldAt([nginx], soldCar), { timeout: BEHIND_NGINX_MS, intervals: [VISIT_EVERY_MS] })
    .toEqual([true]);
  const behindNginx = Math.round(performance.now() - answeredAt);
  const description = `on both sites after ${onSites} ms, behind nginx after ${behindNginx} ms`;
  testInfo.annotations.push({ type: 'sold', description });
});

test('the rate limit of forms applies to both sites together', async ({ cluster }) => {
  const client = { 'x-forwarded-for': '203.0.113.7' };
  const statuses: number[] = [];
  for (let send = 0; send <= SENDS_PER_MINUTE; send += 1) {
    const { url } = cluster.sites[send % 2 === 0 ? 0 : 1];
    statuses.push(await submit(url, message('58000001'), client));
  }
  expect(statuses).toEqual([...Array<number>(SENDS_PER_MINUTE).fill(200), 429]);
});

test('the values of a form that one site rejects are shown by the other', async ({ cluster }) => {
  const [first, second] = cluster.sites;
  const incomplete = { ...message('58000002'), isNative: true };
  incomplete.body['email'] = '';
  const { status, headers } = await post(first.url, incomplete, { 'x-forwarded-for': '203.0.113.8' });
  expect(status).toBe(303);
  const page = await request(second, headers.get('location') ?? '');
  expect(page.body.includes('58000002')).toBe(true);
});

test('a page that one site has rendered is not rendered again by the other', async ({ cluster }) => {
  const [first, second] = cluster.sites;
  const address = `/car/${renderedOnce}`;
  const rendered = await request(first, address);
  const calls = await carCalls(cluster);
  const shared = await request(second, address);
  expect([rendered.status, shared.status]).toEqual([200, 200]);
  expect(shared.headers.get('etag')).toBe(rendered.headers.get('etag'));
  expect(calls).toBeGreaterThan(0);
  expect(await carCalls(cluster)).toBe(calls);
});

test('the cache of both sites and of nginx never mixes languages, whatever the browser prefers', async ({
  cluster,
}) => {
  const servers = [...cluster.sites, cluster.nginx];
  for (const address of ['', '/search?make=TOYOTA', `/car/${renderedOnce}`]) {
    for (const preferred of ['fr-MU,fr;q=0.9', 'en', 'en']) {
      const headers = { 'accept-language': preferred };
      for (const path of [`/fr${address}`, address || '/']) {
        const pages = await Promise.all(servers.map((server) => request(server, path, { headers })));
        const languages = pages.map(({ body }) => /<html[^>]* lang="(\w+)/.exec(body)?.[1]);
        expect(languages, path).toEqual(servers.map(() => (path.startsWith('/fr') ? 'fr' : 'en')));
      }
    }
  }
});

test('a cache that loses everything is filled again, and a sold car stays sold', async ({ cluster }) => {
  const servers = [...cluster.sites, cluster.nginx];
  expect(await soldAt(servers, soldBeforeFlush)).toEqual([false, false, false]);
  await cluster.backoffice.sell(soldBeforeFlush);
  await sendWebhook(cluster.sites[1], { chassisNumbers: [soldBeforeFlush], kinds: ['vehicles'] });
  await expect.poll(() => soldAt(servers, soldBeforeFlush)).toEqual([true, true, true]);

  await cluster.cache.command(['FLUSHALL']);
  expect(await soldAt(servers, soldBeforeFlush)).toEqual([true, true, true]);
  for (const address of PAGES)
    for (const server of servers) expect((await request(server, address)).status, address).toBe(200);
  expect(await soldAt(servers, visitedAfterFlush)).toEqual([false, false, false]);
  await expect
    .poll(() => keysIn(cluster), { message: 'pages and the times of changes are kept again' })
    .toEqual(
      expect.arrayContaining([expect.stringContaining(':page:'), expect.stringMatching(/:tag-times$/)]),
    );
  expect(await soldAt(servers, soldBeforeFlush)).toEqual([true, true, true]);
});

async function keysIn({ cache }: Cluster): Promise<unknown> {
  return cache.command(['KEYS', '*']);
}

async function carCalls(cluster: Cluster): Promise<number> {
  return (await backofficeCalls(cluster)).get('GET /car/*') ?? 0;
}

import { type Received, aBackoffice, status } from '#lib/backoffice/testing/a-backoffice.ts';
import type { Webhook } from './parse-webhook.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const LIMITS = { pausesMs: [0, 0, 0], maxPages: 5 };
const WEBHOOK: Webhook = { chassisNumbers: ['NHP10 1'], kinds: ['vehicles'] };

async function purge(cacheUrl: string, ...webhooks: Webhook[]): Promise<void> {
  process.env['CACHE_URL'] = cacheUrl;
  process.env['REVALIDATE_SECRET'] = 'between-both';
  jest.resetModules();
  const { purgeFrontCache } = await import('./purge-front-cache.ts');
  await Promise.all((webhooks.length > 0 ? webhooks : [WEBHOOK]).map((one) => purgeFrontCache(one, LIMITS)));
}

function isLastRound(_: Received, index: number, all: Received[]): boolean {
  return index >= (all.length / 3) * 2;
}

test('every encoding of the changed pages is fetched, and again after the sites have rendered them', async () => {
  const { url, received } = await aBackoffice({});
  await purge(url);
  expect(received).toHaveLength(27);
  expect(received.every(({ headers }) => headers['x-purge'] === 'between-both')).toBe(true);
  const fetched = received
    .filter(isLastRound)
    .map(({ call, headers }) => `${call} ${String(headers['accept-encoding'])}`);
  const pages = ['GET /', 'GET /car/NHP10%201', 'GET /search'];
  expect(fetched.sort()).toEqual(
    pages.flatMap((page) => ['br', 'gzip', 'identity'].map((coding) => `${page} ${coding}`)),
  );
});

test('of many changed pages only some are fetched, the lists always', async () => {
  const { url, received } = await aBackoffice({});
  await purge(url, { ...WEBHOOK, chassisNumbers: Array.from({ length: 10 }, (_, index) => `A${index}`) });
  expect(received).toHaveLength(5 * 9);
  expect(received.map(({ call }) => call)).toEqual(expect.arrayContaining(['GET /', 'GET /search']));
});

test('pages of webhooks that come during a purge are fetched together after it', async () => {
  const { url, received } = await aBackoffice({});
  const numbers = Array.from({ length: 10 }, (_, index) => `A${index}`);
  await purge(url, ...['FIRST', ...numbers].map((one) => ({ ...WEBHOOK, chassisNumbers: [one] })));
  const pages = received.map(({ call }) => call);
  expect(pages.slice(0, 27)).toEqual(expect.arrayContaining(['GET /car/FIRST']));
  expect(pages.slice(27)).toHaveLength(5 * 9);
  expect(pages.slice(27)).toEqual(expect.arrayContaining(['GET /car/A9', 'GET /search']));
});

test('a cache that does not answer is logged, and the webhook goes on', async () => {
  const logged = captureLog();
  await purge('http://127.0.0.1:1');
  expect(logged().map(({ event }) => event)).toEqual(['front-cache.purge-failed']);
});

test.each([429, 503, 301])(
  'a page that the cache answers with %i is logged, and the others are fetched',
  async (code) => {
    const logged = captureLog();
    const { url, received } = await aBackoffice({ 'GET /car/NHP10%201': status(code) });
    await purge(url);
    expect(received).toHaveLength(27);
    expect(logged()).toMatchObject([
      {
        event: 'front-cache.purge-failed',
        error: { message: `${url}/car/NHP10%201 was answered with ${code}` },
      },
    ]);
  },
);

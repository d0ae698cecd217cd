import { type Received, aBackoffice, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const WEBHOOK = { chassisNumbers: ['NHP10 1'], kinds: ['vehicles' as const] };

async function purge(cacheUrl: string, webhook = WEBHOOK): Promise<void> {
  process.env['CACHE_URL'] = cacheUrl;
  process.env['REVALIDATE_SECRET'] = 'between-both';
  jest.resetModules();
  const { purgeFrontCache } = await import('./purge-front-cache.ts');
  await purgeFrontCache(webhook);
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
  await purge(url, { ...WEBHOOK, chassisNumbers: Array.from({ length: 1000 }, (_, index) => `A${index}`) });
  expect(received).toHaveLength(50 * 9);
  expect(received.map(({ call }) => call)).toEqual(expect.arrayContaining(['GET /', 'GET /search']));
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

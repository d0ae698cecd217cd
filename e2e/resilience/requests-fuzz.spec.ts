import fc from 'fast-check';
import { expectNoXss } from './expect-no-xss.ts';
import { malformedRequest } from './malformed-requests.ts';
import { ADDRESSES, PAGES } from './pages.ts';
import { sendRaw } from './raw-request.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';
import { request, requestAll, type PageResponse } from './request.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const REQUESTS = 2_000;
const CLIENTS = 16;

/** A line of a stack trace, or the path of a file on the server. */
const INSIDE = /^\s+at .+:\d+:\d+|node_modules|\/(?:server|lib|app)\/[\w/-]+\.tsx?\b/m;

/** Log lines of unexpected errors; rejected requests are logged as warnings. */
const FAILED = /"level":"error"|^\s+at .|^\w*Error\b/;

/** @throws Error when a response reveals internals of the server or sets the cookie of the request. */
function expectNoLeak({ address, headers, body }: PageResponse): void {
  const isText = /^(?:text\/(?:html|plain)|application\/json)/.test(headers.get('content-type') ?? '');
  const leak = isText ? INSIDE.exec(body)?.[0] : undefined;
  if (leak !== undefined) throw new Error(`${address}: ${leak}`);
  if (/(?:^|, )x=1/.test(headers.get('set-cookie') ?? '')) throw new Error(`${address}: set-cookie`);
}

/** Bodies of all pages. */
async function pagesOf(site: Site): Promise<Record<string, string>> {
  const pages = await requestAll(site, ADDRESSES);
  return Object.fromEntries(pages.map(({ address, body }) => [address, body]));
}

test(`${REQUESTS} malformed requests (seed ${SEED}) cause no server error, are not echoed and change no page`, async ({
  openSite,
}) => {
  const site = await openSite();
  const before = await pagesOf(site);
  for (const [address, content] of Object.entries(PAGES)) expect(before[address]).toContain(content);

  const requests = fc.sample(malformedRequest, { seed: SEED, numRuns: REQUESTS }).values();
  let responses = 0;
  async function sendRemaining(): Promise<void> {
    for (const request of requests) {
      const response = await sendRaw(site.port, request);
      if (response === null) continue; // the server closed the connection before the client read the response
      responses += 1;
      const labelled = { ...response, address: JSON.stringify(request).slice(0, 600) };
      expectNoXss(labelled);
      expectNoLeak(labelled);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, sendRemaining));

  expect(responses).toBeGreaterThan(REQUESTS * 0.95);
  expect(site.lines().filter((line) => FAILED.test(line))).toEqual([]);
  expect(await pagesOf(site)).toEqual(before);
  expect((await request(site, '/api/health')).status).toBe(200);
  expect(await site.stop()).toBe(0);
});

import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import type { Call, FixtureBackoffice } from '#lib/backoffice/testing/fixture-backoffice.ts';
import { expectNoXss, MARKED_ELEMENT } from './expect-no-xss.ts';
import { mutation, type MalformedResponse } from './malformed-responses.ts';
import { sendWebhook } from './webhook.ts';
import { PAGES } from './pages.ts';
import { expect, test } from './test.ts';
import { expectShown, request } from './request.ts';

const SEED = 20_261_121;
const RESPONSES = 2_000;
const VISITORS = 12;

const KINDS = ['vehicles', 'featured', 'makes', 'banners', 'testimonials', 'blogs'];

/** Calls that the site forwards take a tenth of the time of a page. */
const PASSED_ON = [...'ABCDEFGHIJ'];

/** Addresses that were never requested, so that nothing is cached. */
function newAddresses(number: number): string[] {
  const prices = `maxPrice=${900_000 + number}`;
  return [
    `/car/NEW-${number}`,
    `/search?make=TOYOTA&${prices}`,
    `/blogs/${100 + number}`,
    `/test-drive?car=TEST-${number}`,
    `/compare?a=LEFT-${number}&b=RIGHT-${number}`,
    ...PASSED_ON.flatMap((letter) => [
      `/api/client-car/car/${letter}-${number}`,
      `/api/client-car/models/${letter}-${number}`,
      `/api/client-car/count?model=${letter}&${prices}`,
    ]),
  ];
}

/** Pages that are rendered again after each webhook. */
const CACHED_ADDRESSES = ['/', '/blogs', '/feeds/blogs.atom', '/feeds/meta-vehicles.csv', '/sitemap.xml'];

function send(response: ServerResponse, { status, headers, body, isTruncated }: MalformedResponse): void {
  response.writeHead(status, headers);
  if (isTruncated) response.write(body.subarray(0, body.length / 2), () => response.destroy());
  else response.end(body);
}

/** Makes the backoffice send a different malformed response to every call, and counts the responses. */
function mutateResponses(backoffice: FixtureBackoffice): { sent: number } {
  const mutations = fc.sample(mutation, { seed: SEED, numRuns: RESPONSES });
  const count = { sent: 0 };
  backoffice.handleCalls((call, response) => {
    const mutate = mutations[count.sent++ % mutations.length];
    if (mutate) send(response, mutate(validResponse(backoffice, call)));
    return true;
  });
  return count;
}

/** A valid response. Any car and any post is replaced by an existing one. */
function validResponse({ inventory }: FixtureBackoffice, { path, body }: Call): unknown {
  return inventory.responseTo(
    path.replace(/^\/car\/.*/, '/car/AQUA-100001').replace(/^\/blogs\/.*/, '/blogs/1'),
    body,
  );
}

test(`${RESPONSES} malformed responses of the backoffice (seed ${SEED}) cause no crash and no XSS, and the site recovers`, async ({
  backoffice,
  openSite,
}) => {
  test.setTimeout(300_000);
  const site = await openSite();
  const count = mutateResponses(backoffice);
  let rounds = 0;
  let shownAsText = 0;
  async function visitUntilEnough(): Promise<void> {
    while (count.sent < RESPONSES) {
      const round = ++rounds; // read now: another visitor may change it during a wait
      await sendWebhook(site, { kinds: KINDS });
      for (const address of [...newAddresses(round), ...CACHED_ADDRESSES]) {
        const response = await request(site, address, { headers: { 'accept-encoding': 'identity' } });
        expectNoXss(response);
        if (response.body.includes(`&lt;${MARKED_ELEMENT}`)) shownAsText += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitUntilEnough));
  expect(shownAsText).toBeGreaterThan(0);

  backoffice.handleCalls(() => false);
  await sendWebhook(site, { kinds: KINDS });
  for (const [address, content] of Object.entries(PAGES)) await expectShown(site, address, content);
  expect(await site.stop()).toBe(0);
});

import { expect, test, type APIResponse } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { SITES } from './sites.ts';

const PICKUP = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';

/** Every kind of page in each of its states. */
const PAGES: Record<string, number> = {
  '/': 200,
  '/search': 200,
  '/search?make=TOYOTA&maxPrice=900000&page=2': 200,
  '/search?q=automatic+suv+up+to+1500000': 200,
  '/search?q=zzzz': 200,
  '/search?make=TOYOTA&maxPrice=1000': 200,
  '/search?page=99': 404,
  [`/car/${PICKUP}`]: 200,
  '/car/NOT-THERE': 404,
  '/compare': 200,
  [`/compare?a=${PICKUP}`]: 200,
  [`/compare?a=${PICKUP}&b=${JIMNY}`]: 200,
  [`/compare?a=NOT-THERE&b=${JIMNY}`]: 200,
  '/blogs': 200,
  '/blogs/what-to-check-on-a-test-drive': 200,
  '/blogs/not-there': 404,
  '/services': 200,
  '/about': 200,
  '/preown': 200,
  '/preorder': 200,
  '/ads': 200,
  '/test-drive': 200,
  [`/test-drive?car=${PICKUP}`]: 200,
  '/privacy': 200,
  '/saved': 200,
  [`/saved?cars=${PICKUP},NOT-THERE`]: 200,
  '/form-result/sent': 200,
  '/form-result/unknown': 200,
  '/no/such/page': 404,
};

/** Pages of a site whose backoffice is not there. */
const PAGES_WITHOUT_BACKOFFICE = Object.fromEntries(
  ['/', '/search', `/car/${PICKUP}`, '/compare?a=NOT-THERE', '/blogs', '/test-drive?car=NOT-THERE'].map(
    (address) => [address, 503],
  ),
);

/** What the HTML standard demands; no rules of style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-redundant-role': 'error' },
  }),
);

/** Expects HTML without an error. */
async function expectValidHtml(response: APIResponse): Promise<void> {
  const { results } = await validator.validateString(await response.text());
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(errors, response.url()).toEqual([]);
}

for (const [site, pages] of [
  [SITES.reference, PAGES],
  [SITES.orphan, PAGES_WITHOUT_BACKOFFICE],
] as const)
  test(`all pages are valid HTML ${site === SITES.orphan ? 'without the backoffice' : 'in all their states'}`, async ({
    request,
  }) => {
    for (const [address, status] of Object.entries(pages)) {
      const response = await request.get(site + address);
      expect(response.status(), address).toBe(status);
      await expectValidHtml(response);
    }
  });

test('a form that is shown again with its errors is valid HTML', async ({ request }) => {
  for (const call of ['email', 'email-test-drive', 'email-pre-order', 'email-sell-car', 'email-ads']) {
    const response = await request.post(`/api/client-car/${call}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { name: 'Priya', age: 'young' },
    });
    expect(response.url()).toContain('/form-result/');
    await expectValidHtml(response);
  }
});

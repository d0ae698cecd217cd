import { expect } from '@playwright/test';
import { expectAccessible, test as visitorTest } from '#e2e/visitor.ts';
import { ENGLISH_TEXTS } from './english-texts.ts';
import { test } from './read-page.ts';

const PICKUP = 'MNTCCUD23Z0104729';
const JIMNY = 'JB64W-041834';

/** Every kind of page in each of its states, by its address in English. */
const PAGES: Record<string, number> = {
  '/': 200,
  '/search': 200,
  '/search?make=TOYOTA&maxPrice=900000&page=2': 200,
  '/search?make=TOYOTA&maxPrice=1000': 200,
  '/search?maxMonthly=15000': 200,
  '/search?page=99': 404,
  [`/car/${PICKUP}`]: 200,
  '/car/NOT-THERE': 404,
  '/compare': 200,
  '/saved': 200,
  [`/saved?cars=${PICKUP},${JIMNY},NOT-THERE`]: 200,
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
  '/form-result/sent': 200,
  '/form-result/unknown': 200,
  '/no/such/page': 404,
};

/** Pages that other languages do not have: English posts, and what is not there. Shared lists are not indexed. */
const WITHOUT_ALTERNATES = /^\/(?:blogs\/|form-result\/|no\/|car\/NOT|saved\?|search\?page=99)/;

/** A space at which a line may break before or after French punctuation. */
const BREAKABLE = / [:;!?»]|« /;

/** Addresses in French pages that are no pages of a language. */
const NO_PAGE = /^(?:#|\/(?:api|feeds|share|i)\/|\/test-drive\.ics|[a-z]+:)/;

for (const [address, status] of Object.entries(PAGES)) {
  const french = `/fr${address === '/' ? '' : address}`;

  test(`${french} is French, and its links stay in French`, async ({ readPage }) => {
    const page = await readPage(french);
    expect(page).toMatchObject({ status, language: 'fr-MU', headings: 1 });
    expect(page.phrases.filter((phrase) => ENGLISH_TEXTS.has(phrase))).toEqual([]);
    expect(page.phrases.filter((phrase) => BREAKABLE.test(phrase))).toEqual([]);
    expect(page.addresses.filter((href) => !NO_PAGE.test(href) && !/^\/fr(?=[/?#]|$)/.test(href))).toEqual(
      [],
    );
  });

  visitorTest(`${french} meets WCAG 2.2 AA`, async ({ page }) => {
    await page.goto(french);
    await expectAccessible(page);
  });

  if (WITHOUT_ALTERNATES.test(address)) continue;
  test(`${address} and ${french} name each other`, async ({ readPage }) => {
    const [first, second] = [await readPage(address), await readPage(french)];
    expect(second.alternates).toEqual(first.alternates);
    expect(Object.keys(first.alternates).sort()).toEqual(['en', 'fr', 'x-default']);
    expect([new Set(first.others), new Set(second.others)]).toEqual([new Set([french]), new Set([address])]);
  });
}

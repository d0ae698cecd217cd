import { expect } from '@playwright/test';
import { structuredData, structuredDataProblems } from '#e2e/seo/structured-data/read.ts';
import { SITES } from '#e2e/sites.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { CANONICAL, INDEXED, PICKUP, POST, UNINDEXED } from './addresses.ts';
import { test, type ReadPage } from './read-page.ts';

/** The texts without values of a language. */
function textsOf(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}

const frenchTexts = new Set(textsOf(TEXTS.fr));

/** The English texts that no French page may have: those that are not a French text too. */
const ENGLISH_TEXTS = new Set(textsOf(TEXTS.en).filter((text) => text.length > 2 && !frenchTexts.has(text)));

/** Pages that other languages do not have: English posts, and what is not there. Shared lists are not indexed. */
const WITHOUT_ALTERNATES = /^\/(?:blogs\/|form-result\/|no|car\/NOT|saved\?|search\?.*page=99)/;

/** A space at which a line may break before or after French punctuation. */
const BREAKABLE = / [:;!?»]|« /;

/** Addresses in French pages that are no pages of a language. */
const NO_PAGE = /^(?:#|\/(?:api|feeds|share|i)\/|[a-z]+:)/;

/** Addresses of other sites in structured data. */
const ELSEWHERE =
  /^https:\/\/(schema\.org(\/\w+)?$|www\.(facebook|tiktok|instagram|linkedin)\.com\/|wa\.me\/)/;

function frenchOf(address: string): string {
  return address === '/' ? '/fr' : `/fr${address}`;
}

/** What holds for every page. */
async function expectSound(page: ReadPage, types: string[]): Promise<void> {
  const { titles, headings, misplaced, errors, html } = page;
  expect([titles.length, headings.length, misplaced, errors]).toEqual([1, 1, [], []]);
  expect(structuredData(html).map((thing) => thing['@type'])).toEqual(types);
  expect(await structuredDataProblems(html)).toEqual([]);
}

/** What search engines and messengers need. */
function expectIndexable({ meta, links, titles, html }: ReadPage, url: string): void {
  const { origin, pathname } = new URL(url);
  const [title = '', description = ''] = [titles[0], meta.description?.[0]];
  expect([...title].length).toBeLessThanOrEqual(60);
  expect([...description].length).toBeLessThanOrEqual(160);
  expect(`${title} ${description}`).not.toMatch(/undefined|null|NaN|\[object|, ,|: ,|\s\s|[,:] *$/);
  expect([links.canonical, meta['og:url']].flat().map((address = '') => new URL(address).href)).toEqual([
    url,
    url,
  ]);
  expect(meta.robots).toEqual(['max-image-preview:large']);
  expect(meta).toMatchObject({
    description: [description],
    'og:title': [title],
    'og:description': [description],
    'og:type': [/^\/blogs\/./.test(pathname) ? 'article' : 'website'],
    'og:site_name': ['Example Motors'],
    'og:locale': [/^\/fr(\/|$)/.test(pathname) ? 'fr_MU' : 'en_MU'],
    'og:image': [expect.stringMatching(`^${origin}/share/`)],
    'og:image:type': ['image/jpeg'],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': [expect.stringMatching(/\S/)],
    'twitter:card': ['summary_large_image'],
    'twitter:title': [title],
    'twitter:description': [description],
    'twitter:image': meta['og:image'],
    'theme-color': ['#fff', '#14202b'],
  });
  const urls = JSON.stringify(structuredData(html)).match(/(?<=")https?:[^"]*/g) ?? [];
  expect(urls.filter((each) => !ELSEWHERE.test(each) && !each.startsWith(origin))).toEqual([]);
}

/** That the page says everything in French, and leads to French pages. */
function expectFrench({ phrases, addresses }: ReadPage): void {
  expect(phrases.filter((phrase) => ENGLISH_TEXTS.has(phrase))).toEqual([]);
  expect(phrases.filter((phrase) => BREAKABLE.test(phrase))).toEqual([]);
  expect(addresses.filter((href) => !NO_PAGE.test(href) && !/^\/fr(?=[/?#]|$)/.test(href))).toEqual([]);
}

function expectToNameEachOther(address: string, english: ReadPage, french: ReadPage): void {
  expect(french.alternates).toEqual(english.alternates);
  expect(Object.keys(english.alternates).sort()).toEqual(['en', 'fr', 'x-default']);
  expect([new Set(english.others), new Set(french.others)]).toEqual([
    new Set([frenchOf(address)]),
    new Set([address]),
  ]);
}

for (const address of [...Object.keys(INDEXED), ...Object.keys(UNINDEXED)]) {
  test(`${address} is complete and valid, in French too`, async ({ readPage, baseURL }) => {
    const [english, french] = [await readPage(address), await readPage(frenchOf(address))];
    const [types = [], status = 200] = [INDEXED[address], UNINDEXED[address]];
    expect(english).toMatchObject({ status, language: 'en-MU' });
    expect(french).toMatchObject({ status, language: 'fr-MU' });
    for (const page of [english, french]) await expectSound(page, types);
    expectFrench(french);
    if (!WITHOUT_ALTERNATES.test(address)) expectToNameEachOther(address, english, french);
    if (address in INDEXED) {
      expectIndexable(english, new URL(address, baseURL).href);
      if (address !== POST) expectIndexable(french, new URL(frenchOf(address), baseURL).href);
      return;
    }
    const isCanonical = status === 200 && !address.startsWith('/form-result/');
    for (const { meta, links } of [english, french]) {
      expect(meta.robots).toEqual(['noindex']);
      expect(links.canonical ?? []).toHaveLength(isCanonical ? 1 : 0);
    }
  });
}

test('a page with other parameters is indexed as the page without them', async ({ readPage, baseURL }) => {
  for (const [address, canonical] of Object.entries(CANONICAL)) {
    const { status, links, meta, errors } = await readPage(address);
    expect([status, links.canonical, errors], address).toEqual([200, [`${baseURL}${canonical}`], []]);
    expect(meta.robots).toEqual(['max-image-preview:large']);
  }
});

test('no two pages share a title or a description', async ({ readPage }) => {
  const addresses = Object.keys(INDEXED);
  const heads = await Promise.all(addresses.map((address) => readPage(address)));
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(addresses.length);
  expect(new Set(heads.map(({ meta }) => meta.description?.[0])).size).toBe(addresses.length);
});

test('every user agent gets the same head, complete before the body', async ({ readPage }) => {
  const agents = ['WhatsApp/2.24.20.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0'];
  for (const address of ['/', '/search?make=MAZDA', '/car/NOBODY']) {
    const heads = await Promise.all(agents.map((agent) => readPage(address, { 'user-agent': agent })));
    for (const { titles, meta, links, misplaced } of heads) {
      expect(misplaced).toEqual([]);
      expect([titles, meta, links]).toEqual([heads[0]?.titles, heads[0]?.meta, heads[0]?.links]);
    }
  }
});

test('pages of a site without its backoffice are valid HTML', async ({ readPage }) => {
  const addresses = ['/', '/search', `/car/${PICKUP}`, '/compare?a=A', '/blogs', '/test-drive?car=A'];
  for (const address of addresses)
    expect(await readPage(SITES.orphan + address), address).toMatchObject({ status: 503, errors: [] });
});

test('a form that is shown again with its errors is valid HTML and not indexed', async ({
  request,
  read,
}) => {
  for (const call of ['email', 'email-test-drive', 'email-pre-order', 'email-sell-car', 'email-ads']) {
    const response = await request.post(`/api/client-car/${call}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { name: 'Priya', age: 'young' },
    });
    expect(response.url()).toContain('/form-result/');
    const { headings, errors, meta, links } = await read(response);
    expect([headings, errors]).toEqual([['Not sent yet'], []]);
    expect([meta.robots, links.canonical]).toEqual([['noindex'], undefined]);
  }
});

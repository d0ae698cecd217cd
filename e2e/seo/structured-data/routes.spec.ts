import { expect, test } from '#e2e/visitor.ts';
import { structuredData, structuredDataProblems } from './read.ts';

const POST = '/blogs/reading-a-japanese-auction-sheet';

for (const [address, types] of [
  ['/', ['WebSite', 'AutoDealer']],
  ['/about', ['AutoDealer']],
  ['/search', ['ItemList']],
  ['/search?make=TOYOTA', ['Car', 'ItemList']],
  ['/search?make=TOYOTA&model=AQUA', ['Car', 'ItemList']],
  ['/search?make=TOYOTA&page=2', ['ItemList']],
  ['/search?maxPrice=900000', ['ItemList']],
  ['/blogs', ['Blog']],
  [POST, ['BlogPosting', 'BreadcrumbList']],
  ['/services', []],
  ['/privacy', []],
  ['/preown', []],
  ['/preorder', []],
  ['/ads', []],
  ['/test-drive', []],
  ['/compare', []],
  ['/search?make=NOBODY', []],
  ['/search?page=500', []],
  ['/car/NOBODY', []],
  ['/no-such-page', []],
] as const) {
  test(`${address} has valid structured data of ${types.join(' and ') || 'no type'}`, async ({ request }) => {
    const page = await (await request.get(address)).text();
    expect(structuredData(page).map((thing) => thing['@type'])).toEqual(types);
    expect(await structuredDataProblems(page)).toEqual([]);
  });
}

const ELSEWHERE = /^https:\/\/(schema\.org$|www\.(facebook|tiktok|instagram|linkedin)\.com\/|wa\.me\/)/;

for (const address of ['/', '/about', '/search?make=TOYOTA&page=2', '/blogs', POST]) {
  test(`every URL in the structured data of ${address} is on the site`, async ({ request }) => {
    const response = await request.get(address);
    const site = new URL('/', response.url()).href;
    const urls = JSON.stringify(structuredData(await response.text())).match(/(?<=")https?:[^"]*/g) ?? [];
    const siteUrls = urls.filter((url) => !ELSEWHERE.test(url));
    expect(siteUrls.length).toBeGreaterThan(0);
    expect(siteUrls.filter((url) => !url.startsWith(site))).toEqual([]);
  });
}

import { parse } from 'csv-parse/sync';
import { XMLValidator } from 'fast-xml-parser';
import { SITES } from '#e2e/sites.ts';
import { expect, test } from '#e2e/visitor.ts';

test.use({ baseURL: SITES.dirty });

for (const address of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/cars-1.xml', '/feeds/blogs.atom']) {
  test(`${address} is well-formed XML`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    const text = await response.text();
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).not.toContain('javascript:');
    expect(text).not.toContain('undefined');
  });
}

test('markup in a post is text in the feed', async ({ request }) => {
  const feed = await (await request.get('/feeds/blogs.atom')).text();
  expect(feed).toContain('&#60;i&#62;One&#60;/i&#62;');
  expect(feed).not.toContain('<i>');
});

test('the Meta catalogue lists only complete cars', async ({ request }) => {
  const response = await request.get('/feeds/meta-vehicles.csv');
  const rows = parse<Record<string, string>>(await response.text(), { columns: true });
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    for (const column of ['vehicle_id', 'make', 'model', 'year', 'price', 'exterior_color', 'image[0].url'])
      expect(row[column]).not.toBe('');
    for (const value of Object.values(row)) expect(value).not.toMatch(/undefined|javascript:/);
  }
});

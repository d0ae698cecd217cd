import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from '#e2e/visitor.ts';

type Entry = { id: string; title: string; summary: string };
type Row = Record<string, string>;

function rowsOf(csv: string): Row[] {
  return parse<Row>(csv, { columns: true });
}

test('the Atom feed lists every post with its address', async ({ request, page, baseURL }) => {
  const response = await request.get('/feeds/blogs.atom');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const { feed } = new XMLParser({ processEntities: false }).parse(await response.text()) as {
    feed: { entry: Entry[]; updated: string; author: { name: string } };
  };

  await page.goto('/blogs');
  const posts = page.getByRole('main').getByRole('listitem').getByRole('link');
  const addresses = await posts.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(feed.entry.map(({ id }) => id)).toEqual([...new Set(addresses)]);
  expect(feed.author.name).not.toBe('');
  for (const { id, title, summary } of feed.entry) {
    expect(id.startsWith(`${baseURL}/blogs/`)).toBe(true);
    expect(title).not.toBe('');
    expect(summary).not.toBe('');
  }
});

test('the Meta catalogue has a row for every car with a price', async ({ request, baseURL }) => {
  const response = await request.get('/feeds/meta-vehicles.csv');
  expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const rows = rowsOf(await response.text());

  const { count } = (await (await request.get('/api/client-car/count?minPrice=1')).json()) as {
    count: number;
  };
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ vehicle_id: id }) => id)).size).toBe(count);
  for (const row of rows) {
    expect(row['url']).toBe(`${baseURL}/car/${encodeURIComponent(row['vehicle_id'] ?? '')}`);
    expect(row['price']).toMatch(/^\d+ MUR$/);
    expect(row['year']).toMatch(/^\d{4}$/);
    expect(row['availability']).toMatch(/^(NOT_)?AVAILABLE$/);
    expect(row['body_style']).toMatch(/^[A-Z]+$/);
    expect(row['latitude']).toMatch(/^-?\d+(\.\d+)?$/);
  }
  const picture = await request.get(rows[0]?.['image[0].url'] ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

for (const path of ['/feeds/blogs.atom', '/feeds/meta-vehicles.csv', '/sitemap.xml', '/sitemaps/pages.xml']) {
  test(`a reader that has the content of ${path} is not sent it again`, async ({ request }) => {
    const { etag = '' } = (await request.get(path)).headers();
    expect(etag).toMatch(/^W\/"/);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status(), again.headers()['etag']]).toEqual([304, etag]);
  });
}

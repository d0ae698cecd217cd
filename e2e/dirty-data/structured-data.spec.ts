import { structuredData, structuredDataProblems, theThing } from '#e2e/seo/structured-data/read.ts';
import { SITES } from '#e2e/sites.ts';
import { expect, test } from '#e2e/visitor.ts';

test.use({ baseURL: SITES.dirty });

const CARS = ['BARE-0001', 'NULL-0002', 'SWAP-0003', 'MARK-0004', 'NEGA-0005', '6000006'];

for (const address of ['/', '/search', '/blogs', '/blogs/1', ...CARS.map((car) => `/car/${car}`)]) {
  test(`the structured data of ${address} is valid and has no empty values`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(await structuredDataProblems(html)).toEqual([]);
    expect(JSON.stringify(structuredData(html))).not.toMatch(/""|null|NaN|undefined|\[\]|\[object/);
  });
}

test('markup of the backoffice cannot end the JSON-LD script', async ({ request }) => {
  const html = await (await request.get('/car/MARK-0004')).text();
  expect(html).not.toContain('<script>document.title');
  expect(html).not.toContain('<img src=x');
  expect(theThing(html, 'Car')).toMatchObject({
    model: expect.stringContaining('<img src=x onerror='),
    vehicleConfiguration: '</script><script>document.title="broken in"</script>',
  });
});

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';
import { aDirectory } from '#backoffice/testing/directory.ts';
import { getJson } from '#backoffice/testing/client.ts';
import { run } from '#backoffice/testing/program.ts';
import { storedEnquiries } from '#backoffice/testing/stored.ts';

/** A directory with sample data whose database was changed by this SQL afterAllTests. */
async function dataChangedBy(sql: string): Promise<string> {
  const data = aDirectory();
  await run(['seed', '--cars', '3', '--data', data]);
  const db = new DatabaseSync(path.join(data, 'backoffice.sqlite'));
  db.exec(sql);
  db.close();
  return data;
}

async function vehicle(url: string, chassisNumber: string): Promise<unknown> {
  return getJson(url, `/car/${chassisNumber}`);
}

test('a database of the previous version is served with all its data and with pictures that exist', async () => {
  const data = await dataChangedBy(`
    PRAGMA user_version = 0;
    UPDATE vehicles SET images = '["/pictures/vehicle/pickup/f2f1ec/6/side.jpg"]' WHERE id <> 3;
    UPDATE vehicles SET chassisNumber = 'NO-SAMPLE' WHERE id = 2;
    UPDATE vehicles SET images = '["/mine.jpg"]', clientSellingPrice = 5 WHERE id = 3;
    UPDATE vehicles SET chassisNumber = 'MINE' WHERE id = 3;
    UPDATE banners SET url = '/pictures/banner/harbour.jpg';
    UPDATE blogs SET image = '/pictures/blog/loan.jpg';
    INSERT INTO enquiries (kind, receivedAt, payload) VALUES ('message', '2026-01-01T00:00:00.000Z', '{"name":"Zoë"}');`);
  const { url } = await aBackoffice({ data });

  const sampleFront = expect.stringMatching(/^\/pictures\/[a-z]+-\d\d\/front-quarter\.avif$/) as unknown;
  const withSamplePictures = expect.objectContaining({
    images: expect.arrayContaining([sampleFront]) as unknown,
  }) as unknown;
  expect(await vehicle(url, 'MNTCCUD23Z0104729')).toEqual(withSamplePictures);
  expect(await vehicle(url, 'NO-SAMPLE')).toEqual(withSamplePictures);
  expect(await vehicle(url, 'MINE')).toMatchObject({ images: ['/mine.jpg'], clientSellingPrice: 5 });
  expect(await getJson(url, '/banners')).toContainEqual({ url: '/pictures/banners/harbour.avif' });
  expect(await getJson(url, '/blogs')).toMatchObject([
    { image: '/pictures/blogs/loan.avif' },
    {},
    {},
    {},
    {},
    {},
    {},
    {},
  ]);
  expect(await storedEnquiries(data)).toMatchObject([{ kind: 'contact', payload: { name: 'Zoë' } }]);
});

test('a database of a later version is refused', async () => {
  const data = await dataChangedBy('PRAGMA user_version = 99');
  const { code, stderr } = await run(['sold', 'MNTCCUD23Z0104729', '--data', data]);
  expect([code, stderr]).toEqual([
    1,
    `The data directory ${data} cannot be used: a later version of this program wrote the database.\n`,
  ]);
});

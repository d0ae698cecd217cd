import { parse } from 'csv-parse/sync';
import { start } from '#lib/cache/testing/a-cache.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { pagesOf, withSite } from '#lib/inventory/testing/a-site.ts';

/** The rows of the feed of these vehicles, and the log line of its build. */
async function feedOf(vehicles: ReturnType<typeof aVehicle>[]) {
  const lines: string[] = [];
  const stdout = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0);
  let text = '';
  await withSite({ 'POST /cars': pagesOf(() => vehicles) }, async ({ sync, directory }) => {
    await sync.syncNow();
    const { respondWithMetaVehicles } = await import('./meta-vehicles.ts');
    const request = new Request('http://localhost/feeds/meta-vehicles.csv');
    text = await (await respondWithMetaVehicles(request, start(directory).cache)).text();
  });
  stdout.mockRestore();
  const logged = lines.filter((line) => line.includes('"feed.vehicles-listed"'));
  return {
    rows: parse<Record<string, string>>(text, { columns: true }),
    logged: logged.map((line) => JSON.parse(line) as unknown),
  };
}

test('a vehicle without a column that Meta requires is left out and counted', async () => {
  const incomplete = [
    { clientSellingPrice: null },
    { make: '' },
    { model: '' },
    { yearOfManufacture: null },
    { mileage: null },
    { type: '' },
    { colour: '' },
    { images: [], colour: '' },
  ].map((missing, index) => aVehicle({ chassisNumber: `INCOMPLETE-${index}`, ...missing }));
  const { rows, logged } = await feedOf([...incomplete, aVehicle({ chassisNumber: 'COMPLETE', mileage: 0 })]);
  expect(rows.map((row) => row['vehicle_id'])).toEqual(['COMPLETE']);
  expect(logged).toEqual([
    expect.objectContaining({
      name: 'meta-vehicles.csv',
      listed: 1,
      leftOut: 8,
      missing: {
        ...{ price: 1, make: 1, model: 1, year: 1, 'mileage.value': 1, body_style: 1 },
        ...{ exterior_color: 2, 'image[0].url': 1 },
      },
    }),
  ]);
});

test('values that begin like a formula, and those with quotes, are as the backoffice wrote them', async () => {
  const values = { version: '-1.5 "S", =4WD', colour: '+BLUE', model: '=3', make: '@KIA' };
  const { rows } = await feedOf([aVehicle(values)]);
  expect(rows[0]).toMatchObject({
    ...{ trim: values.version, exterior_color: '+BLUE', model: '=3', make: '@KIA' },
    latitude: expect.stringMatching(/^-?\d/) as string,
  });
});

import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';
import { aVehicle } from '#backoffice/testing/a-vehicle.ts';
import { aFile, anInventory } from '#backoffice/testing/an-inventory.ts';
import { getJson } from '#backoffice/testing/client.ts';
import { aDirectory } from '#backoffice/testing/directory.ts';
import { run, type Outcome } from '#backoffice/testing/program.ts';

async function importing(content: string | Uint8Array, data = aDirectory()): Promise<Outcome> {
  return run(['import', aFile('cars.csv', content), '--data', data]);
}

async function vehicle(data: string, chassisNumber: string): Promise<unknown> {
  const backoffice = await aBackoffice({ data });
  return getJson(backoffice.url, `/car/${encodeURIComponent(chassisNumber)}`);
}

const CSV = `chassisNumber,make,model,yearOfManufacture,mileage,clientSellingPrice,localVehicle,clientOptions,images
GOOD-1,TOYOTA,AQUA,2018,"45,200",650 000,yes,ABS;AIRBAGS,/a b.jpg | https://example.mu/b.jpg
BAD-1,TOYOTA,,2018,far,,,,
"GOOD-2","CITROËN","C3 ""Shine""
Pack",2019,,,no,,

GOOD-1,TOYOTA,AQUA,2018,,,,,
BAD-2,TOYOTA,AQUA,18,,-5,maybe,,
BAD-3,TOYOTA
,TOYOTA,AQUA,2018,,,,,
GOOD-3,HONDA,FIT,2012,,,,,
`;

test('valid rows of a file are stored, and each invalid one is reported by its line', async () => {
  const data = aDirectory();
  const { code, stdout, stderr } = await importing(CSV, data);
  expect(stderr.split('\n').filter(Boolean)).toEqual([
    "Line 3: model must not be empty, mileage 'far' must be a number.",
    'Line 7: chassisNumber GOOD-1 is on line 2 already.',
    "Line 8: yearOfManufacture '18' must be a year such as 2019, localVehicle 'maybe' must be yes or no, clientSellingPrice '-5' must not be negative.",
    'Line 9: has 2 cells for 9 columns.',
    'Line 10: chassisNumber must not be empty.',
  ]);
  expect(stdout).toBe('3 vehicles added, 0 updated, 5 rows refused.\n');
  expect(code).toBe(1);
  expect(await vehicle(data, 'GOOD-1')).toMatchObject({
    mileage: 45_200,
    clientSellingPrice: 650_000,
    localVehicle: true,
    clientOptions: 'ABS;AIRBAGS',
    images: ['/a b.jpg', 'https://example.mu/b.jpg'],
    status: 'IN STOCK',
    firstRegistration: null,
    colour: '',
  });
  expect(await vehicle(data, 'GOOD-2')).toMatchObject({
    make: 'CITROËN',
    model: 'C3 "Shine"\nPack',
    mileage: null,
  });
});

test('an import updates only the columns of the file', async () => {
  const before = aVehicle({ chassisNumber: 'A', colour: 'WHITE', mileage: 10 });
  const data = await anInventory([before]);
  const outcome = await importing('chassisnumber;MAKE;mileage\r\nA;HONDA;20\r\n', data);
  expect(outcome).toEqual({ code: 0, stdout: '0 vehicles added, 1 updated, 0 rows refused.\n', stderr: '' });
  const { featured, ...published } = before;
  expect(await vehicle(data, 'A')).toEqual({ ...published, id: 1, make: 'HONDA', mileage: 20 });
  expect(featured).toBe(false);
});

test('unknown columns are named and ignored, and a file that cannot be read is rejected with one sentence', async () => {
  const { code, stderr } = await importing(
    'chassisNumber;make;model;yearOfManufacture;Notes\nA;KIA;RIO;2019;x\n',
  );
  expect([code, stderr]).toEqual([0, 'Unknown columns are ignored: Notes.\n']);
  expect(await importing('make,model\nTOYOTA,AQUA\n')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The first line must name the column chassisNumber.\n',
  });
});

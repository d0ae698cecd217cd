import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';
import { aVehicle } from '#backoffice/testing/a-vehicle.ts';
import { aFile, anInventory } from '#backoffice/testing/an-inventory.ts';
import { getJson } from '#backoffice/testing/client.ts';
import { aDirectory } from '#backoffice/testing/directory.ts';
import { run, type Outcome } from '#backoffice/testing/program.ts';

async function importing(name: string, content: string | Uint8Array, data = aDirectory()): Promise<Outcome> {
  return run(['import', aFile(name, content), '--data', data]);
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

test('the good rows of a file go in, and each bad one is named by its line', async () => {
  const data = aDirectory();
  const { code, stdout, stderr } = await importing('cars.csv', CSV, data);
  expect(stderr.split('\n').filter(Boolean)).toEqual([
    'Line 3: model must not be empty, mileage must be a number.',
    'Line 7: chassisNumber GOOD-1 is on line 2 already.',
    'Line 8: yearOfManufacture must be a year such as 2019, localVehicle must be yes or no, clientSellingPrice must not be negative.',
    'Line 9: has not as many cells as there are columns.',
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

test('a file that is imported again updates: what it says nothing of stays', async () => {
  const before = aVehicle({ chassisNumber: 'A', colour: 'WHITE', mileage: 10 });
  const data = await anInventory([before]);
  const outcome = await importing('cars.csv', 'chassisnumber;MAKE;mileage\r\nA;HONDA;20\r\n', data);
  expect(outcome).toEqual({ code: 0, stdout: '0 vehicles added, 1 updated, 0 rows refused.\n', stderr: '' });
  const { featured, ...shown } = before;
  expect(await vehicle(data, 'A')).toEqual({ ...shown, id: 1, make: 'HONDA', mileage: 20 });
  expect(featured).toBe(false);
});

test('a JSON file may have bad rows too', async () => {
  const rows = [
    aVehicle({ chassisNumber: 'A' }),
    5,
    { make: 'TOYOTA' },
    { ...aVehicle({ chassisNumber: 'B' }), images: 'x.jpg|y.jpg', wheels: 4 },
  ];
  const { code, stdout, stderr } = await importing(
    'cars.json',
    `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  expect(stderr).toMatch(/wheels[\s\S]*Line 3: [\s\S]*Line 4: chassisNumber must not be empty/);
  expect([code, stdout]).toEqual([1, '2 vehicles added, 0 updated, 2 rows refused.\n']);
});

test.each<[string, object]>([
  ['a number', { chassisNumber: 1234567 }],
  ['text with blanks around it', { chassisNumber: ' 1234567\t' }],
  ['a key in other letters', { CHASSISNUMBER: '1234567' }],
])('a chassis number that JSON gives as %s updates the vehicle that has it', async (_, key) => {
  const before = aVehicle({ chassisNumber: '1234567' });
  const data = await anInventory([before]);
  const outcome = await importing('cars.json', JSON.stringify([{ ...key, Mileage: 20 }]), data);
  expect(outcome).toEqual({ code: 0, stdout: '0 vehicles added, 1 updated, 0 rows refused.\n', stderr: '' });
  const { featured, ...shown } = before;
  expect(await vehicle(data, '1234567')).toEqual({ ...shown, id: 1, mileage: 20 });
  expect(featured).toBe(false);
});

test('a chassis number that JSON cannot hold as a number must be text', async () => {
  const { stdout, stderr } = await importing('cars.json', '[{"chassisNumber": 12345678901234567890}]');
  expect(stderr).toContain('Line 1: chassisNumber must be in quotation marks, for it has too many digits');
  expect(stdout).toBe('0 vehicles added, 0 updated, 1 rows refused.\n');
});

test.each<[string, string | Uint8Array, string]>([
  ['cars.csv', '', 'The first line must name the column chassisNumber.'],
  ['cars.csv', 'make,model\nTOYOTA,AQUA\n', 'The first line must name the column chassisNumber.'],
  ['cars.csv', new Uint8Array([0xff, 0xfe, 0x00]), 'not UTF-8'],
  ['cars.json', '[{"chassisNumber": ', 'The file is not JSON'],
  ['cars.json', '{}', 'The file must hold a list'],
  ['cars.xlsx', 'x', 'must end in .csv or .json'],
])('a %s of %j is refused in one sentence', async (name, content, sentence) => {
  const { code, stdout, stderr } = await importing(name, content);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

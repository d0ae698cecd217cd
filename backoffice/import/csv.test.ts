import { aFile } from '#backoffice/testing/an-inventory.ts';
import { readCsv } from './csv.ts';

const ROWS = [
  { line: 2, cells: { chassisNumber: 'A', model: 'Boîte', clientSellingPrice: '850,000' } },
  { line: 4, cells: { chassisNumber: 'B', model: '2 "x"\n3', clientSellingPrice: '' } },
  { line: 6, cells: { chassisNumber: 'C', model: '', clientSellingPrice: '' } },
];

const COMMAS = 'chassisNumber,model,clientSellingPrice\nA,Boîte,"850,000"\n\nB,"2 ""x""\n3",\nC,,\n';
const SEMICOLONS = 'chassisNumber;model;clientSellingPrice\nA;Boîte;850,000\n;;\nB;"2 ""x""\n3";\nC;;\n';
const TABS = SEMICOLONS.replaceAll(';', '\t');

function bigEndian(text: string): Buffer {
  return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
}

test.each<[string, string | Uint8Array]>([
  ['commas', COMMAS],
  ['semicolons', SEMICOLONS],
  ['tabs', TABS],
  ['a byte order mark', `\uFEFF${SEMICOLONS}`],
  ['UTF-16', Buffer.from(`\uFEFF${TABS}`, 'utf16le')],
  ['big-endian UTF-16', bigEndian(TABS)],
  ['Windows-1252', Buffer.from(SEMICOLONS, 'latin1')],
  ['no line break at its end', SEMICOLONS.trimEnd()],
  ['lines that end with CRLF', SEMICOLONS.replaceAll('\n', '\r\n')],
  ['lines that end with CR', SEMICOLONS.replaceAll('\n', '\r')],
  ['columns of other spelling', COMMAS.replace('chassisNumber,model', ' Chassis Number ,MODEL\u00a0')],
  [
    'every cell in quotes',
    '"chassisNumber";"model";"clientSellingPrice"\n"A";"Boîte";"850,000"\n\n"B";"2 ""x""\n3";""\n"C";"";""',
  ],
  ['blank columns at its end', SEMICOLONS.replaceAll(/Price|000|";|C;;/g, '$&;;')],
])('a file with %s is read', (_what, content) => {
  expect(readCsv(aFile('cars.csv', content)).rows).toEqual(ROWS);
});

test('the line that names the separator to Excel is counted, and not read', () => {
  const { rows } = readCsv(aFile('cars.csv', `sep=;\r\n${SEMICOLONS}`));
  expect(rows).toEqual(ROWS.map((row) => ({ ...row, line: row.line + 1 })));
});

test('a separator that occurs in a name of a column does not separate', () => {
  const file = aFile('cars.csv', '"Price, Rs";"chassisNumber";"make"\n1,5;"A";"KIA"\n');
  expect(readCsv(file)).toEqual({
    rows: [{ line: 2, cells: { chassisNumber: 'A', make: 'KIA' } }],
    unknownColumns: ['Price, Rs'],
  });
});

test('a text that a spreadsheet writes as a formula is that text', () => {
  const file = aFile('cars.csv', 'chassisNumber;model\n="0012345";"=""2"""\n');
  expect(readCsv(file).rows).toEqual([{ line: 2, cells: { chassisNumber: '0012345', model: '2' } }]);
});

test('a row with another number of cells is refused', () => {
  const file = aFile('cars.csv', 'chassisNumber,make,clientSellingPrice\nA,KIA,1,250,000\nB,KIA\nC,KIA,,,\n');
  expect(readCsv(file).rows).toEqual([
    { line: 2, error: 'has 5 cells for 3 columns' },
    { line: 3, error: 'has 2 cells for 3 columns' },
    { line: 4, cells: { chassisNumber: 'C', make: 'KIA', clientSellingPrice: '' } },
  ]);
});

test.each<[string | Uint8Array, string]>([
  ['', 'The first line must name the column chassisNumber.'],
  ['make,model\nTOYOTA,AQUA\n', 'The first line must name the column chassisNumber.'],
  ['chassisNumber,make,Make\n', 'The first line names the column make twice.'],
  ['PK\u0003\u0004\0\0', 'is not a text file; export the sheet as "CSV UTF-8".'],
  [Buffer.from('chassisNumber\tmake\n', 'utf16le'), 'is not a text file; export the sheet as "CSV UTF-8".'],
])('a file with %j is refused', (content, sentence) => {
  expect(() => readCsv(aFile('cars.csv', content))).toThrow(sentence);
});

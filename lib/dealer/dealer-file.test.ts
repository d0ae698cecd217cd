import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDealer, remainingPlaceholders } from './dealer-file.ts';

const EXAMPLE = 'deploy/dealer.example.json';

/** The dealership by a file in which these keys of the example are replaced. */
function aDealer(replaced: Record<string, unknown>) {
  const file = join(mkdtempSync(join(tmpdir(), 'dealer-')), 'dealer.json');
  const example = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...example, ...replaced }));
  return readDealer(file);
}

const NO_NETWORKS = { Facebook: null, TikTok: null, Instagram: null, LinkedIn: null };

test('without a file the dealership is the example, in which every value is a placeholder', () => {
  expect(readDealer(null)).toEqual(readDealer(EXAMPLE));
  expect(remainingPlaceholders(readDealer(null)).map(([key]) => key)).toEqual([
    ...[
      'name',
      'postalCode',
      'phone',
      'second',
      'whatsapp',
      'email',
      'vatNumber',
      'companyRegistrationNumber',
    ],
    ...['Facebook', 'TikTok', 'Instagram', 'LinkedIn', 'WhatsApp'],
  ]);
});

test('hours by days become opening times, and the WhatsApp number an address', () => {
  const { showroom, social } = aDealer({
    whatsapp: '2304650000',
    networks: { ...NO_NETWORKS, Facebook: 'https://www.facebook.com/unionpark' },
    showroom: { name: { en: 'Yard', fr: 'Parc' }, hours: { 'Mon-Fri': '08:30-17:30', Sat: null } },
  });
  expect(showroom?.hours).toEqual([
    { days: ['Mon', 'Fri'], hours: { opens: '08:30', closes: '17:30' } },
    { days: ['Sat'], hours: null },
  ]);
  expect(social).toEqual({
    Facebook: 'https://www.facebook.com/unionpark',
    WhatsApp: 'https://wa.me/2304650000',
  });
});

test('null leaves out networks, numbers, position, showroom and departments', () => {
  const nothing = { whatsapp: null, email: null, vatNumber: null, companyRegistrationNumber: null };
  const { social, departments, ...rest } = aDealer({
    ...nothing,
    postalCode: null,
    position: null,
    showroom: null,
    phones: [],
    networks: NO_NETWORKS,
    departments: { Sales: { Sat: '09:00-12:00' }, Parts: null, Service: null },
  });
  expect(social).toEqual({});
  expect(departments.map(({ name }) => name)).toEqual(['Sales']);
  expect(rest).toMatchObject({ ...nothing, position: null, showroom: null, phones: [] });
});

test('a value that is still the placeholder is reported by its key', () => {
  const networks = { ...NO_NETWORKS, TikTok: 'https://www.tiktok.com/@example' };
  const own = { name: 'Union Park Cars', phones: ['+230 465 0000'], whatsapp: null, vatNumber: null };
  const numbers = { email: 'a@unionpark.mu', companyRegistrationNumber: 'C1234', postalCode: '73101' };
  expect(remainingPlaceholders(aDealer({ ...own, ...numbers, networks }))).toEqual([
    ['TikTok', 'https://www.tiktok.com/@example'],
  ]);
});

test.each([
  [{ tiktok: null }, '"tiktok" in it to be absent, since nothing reads it.'],
  [{ networks: {} }, '"networks.Facebook" in it to be there: null leaves a thing out.'],
  [{ phones: null }, '"phones" in it to be a list of telephone numbers.'],
  [{ phones: ['call us'] }, '"phones.0" in it to be a telephone number.'],
  [
    { whatsapp: '+230 5000 0000' },
    '"whatsapp" in it to be digits with the country code such as 23050000000.',
  ],
  [{ email: 'sales' }, '"email" in it to be an e-mail address.'],
  [
    { networks: { ...NO_NETWORKS, TikTok: 'javascript:alert(1)' } },
    '"networks.TikTok" in it to be a web address such as https://www.facebook.com/example.',
  ],
  [
    { departments: { Sales: { Mon: '9-17' }, Parts: null, Service: null } },
    '"departments.Sales.Mon" in it to be times such as 09:00-17:00.',
  ],
  [
    { position: { latitude: -200, longitude: 57 } },
    '"position.latitude" in it to be degrees from -90 to 90.',
  ],
])('a file with %j is refused in a sentence', (replaced, sentence) => {
  expect(() => aDealer(replaced)).toThrow(`: expected ${sentence}`);
  expect(() => aDealer(replaced)).toThrow(/^DEALER_FILE is "[^"]+dealer\.json": /);
});

test('a file that is missing or no JSON is refused in a sentence', () => {
  expect(() => readDealer('no-such-file.json')).toThrow(
    /^DEALER_FILE is "no-such-file\.json": expected a file of JSON that can be read \(.*ENOENT/,
  );
  expect(() => readDealer('README.md')).toThrow(/^DEALER_FILE is "README\.md": expected a file of JSON/);
});

import { aBackoffice, hangUp, status } from '#lib/backoffice/testing/a-backoffice.ts';
import type { Language } from '#lib/domain/language.ts';
import { aReceiver } from './testing/a-receiver.ts';

const NOW = new Date('2031-05-15T20:00:00Z');
const CAR = { chassisNumber: 'NHP10-1', make: 'TOYOTA', model: 'AQUA' };

async function get(search: string, language: Language = 'en'): Promise<Response> {
  const { url } = await aBackoffice({
    'GET /makes': ['TOYOTA'],
    'GET /car/NHP10-1': CAR,
    'GET /car/GONE': status(404),
    'GET /car/DOWN': hangUp(),
  });
  await aReceiver({ backofficeUrl: url });
  const { testDriveCalendar } = await import('./test-drive-calendar.ts');
  return testDriveCalendar(new URLSearchParams(search), language, NOW);
}

test('a known car with a day and a time is a calendar file', async () => {
  const response = await get('car=NHP10-1&date=2031-05-16&time=10:30&name=Priya');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  const text = await response.text();
  expect(text).toContain('DTSTART;TZID=Indian/Mauritius:20310516T103000\r\n');
  expect(text).toContain('URL:https://cars.example/car/NHP10-1\r\n');
  expect(text).toContain('SUMMARY:Test drive (requested): TOYOTA AQUA\r\n');
  expect(text.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Requested\\, not confirmed yet. ');
  expect(text).not.toContain('Priya');
});

test('the calendar file of a French page is in French', async () => {
  const response = await get('car=NHP10-1&date=2031-05-16&time=10:30', 'fr');
  const text = (await response.text()).replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Essai routier (demandé)\u00a0: TOYOTA AQUA\r\n');
  expect(text).toContain('Royal Road\\, Union Park\\, Maurice\r\n');
  expect(text).toContain('DESCRIPTION:Demandé\\, pas encore confirmé. ');
  expect(text).toContain('RÉF\u00a0: #');
  expect(text).toContain('URL:https://cars.example/fr/car/NHP10-1\r\n');
});

test.each([
  ['en', 'This is no day and time to come: date, time.\n'],
  ['fr', 'Ce jour et cette heure ne conviennent pas\u00a0: date, heure.\n'],
] as const)('in %j a wrong date and time are named', async (language, sentence) => {
  expect(await (await get('car=NHP10-1&date=2031-02-30', language)).text()).toBe(sentence);
});

test.each([
  ['car=NHP10-1&date=2031-05-15&time=10:30', 422],
  ['car=NHP10-1&date=2031-02-30&time=10:30', 422],
  ['car=NHP10-1&date=2031-05-16&time=25:00', 422],
  ['car=NHP10-1&date=2031-05-16', 422],
  ['car=GONE&date=2031-05-16&time=10:30', 404],
  ['date=2031-05-16&time=10:30', 404],
  ['car=DOWN&date=2031-05-16&time=10:30', 503],
])('%s is a %i, which is not cached', async (search, expected) => {
  const response = await get(search);
  expect([response.status, response.headers.get('cache-control')]).toEqual([expected, 'no-store']);
});

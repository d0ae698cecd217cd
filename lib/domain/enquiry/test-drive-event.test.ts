import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { testDriveEvent } from './test-drive-event.ts';

const NOW = new Date('2031-05-01T08:00:00.123Z');

function anEvent({ make = 'TOYOTA', time = '10:30', address = 'Royal Road, Union Park, Mauritius' } = {}) {
  const car = aVehicle({ make, model: 'AQUA', yearOfManufacture: 2018, chassisNumber: 'NHP10-2581234' });
  const dealer = { name: 'Union Park Cars', address };
  const summary = `Essai demandé : ${make} AQUA`;
  const notes = ['Requested, not confirmed yet.', 'Phone: +230 465 0000', 'REF: #1234'];
  const carUrl = 'https://cars.example/car/NHP10-2581234';
  return testDriveEvent({ car, carUrl, date: '2031-05-16', time, dealer, summary, notes }, NOW);
}

/** The lines of a calendar file, unfolded. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

test('a requested test drive is a tentative event of an hour in Mauritius', () => {
  const lines = linesOf(anEvent());
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:test-drive-20310516T103000-NHP10-2581234@cars.example',
    'DTSTAMP:20310501T080000Z',
    'DTSTART;TZID=Indian/Mauritius:20310516T103000',
    'DTEND;TZID=Indian/Mauritius:20310516T113000',
    'STATUS:TENTATIVE',
    'SUMMARY:Essai demandé : TOYOTA AQUA',
    String.raw`LOCATION:Union Park Cars\, Royal Road\, Union Park\, Mauritius`,
    String.raw`DESCRIPTION:Requested\, not confirmed yet.\nPhone: +230 465 0000\nREF: #1234\nhttps://cars.example/car/NHP10-2581234`,
    'URL:https://cars.example/car/NHP10-2581234',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an event that begins before midnight ends on the next day', () => {
  expect(anEvent({ time: '23:30' })).toContain('DTEND;TZID=Indian/Mauritius:20310517T003000\r\n');
});

test('what the backoffice sends cannot add a line or a property', () => {
  const lines = linesOf(anEvent({ make: 'A\\B;C,D\r\nATTENDEE:x\nEND:VEVENT' }));
  expect(lines).toContain(String.raw`SUMMARY:Essai demandé : A\\B\;C\,D\nATTENDEE:x\nEND:VEVENT AQUA`);
});

test('a line has at most 75 bytes, and no character is split', () => {
  const address = 'Rue des Palmiers Curé Ébène 👩‍🔧 '.repeat(8);
  const file = anEvent({ address });
  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(String.raw`LOCATION:Union Park Cars\, ${address}`);
});

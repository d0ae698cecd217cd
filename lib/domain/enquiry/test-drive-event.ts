import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { calendarFile, calendarText } from './calendar-file.ts';

type TestDrive = {
  car: Pick<Vehicle, 'chassisNumber'>;
  /** Absolute. */
  carUrl: string;
  /** `YYYY-MM-DD` and `HH:mm` in Mauritius, both valid. */
  date: string;
  time: string;
  dealer: { name: string; address: string };
  /** Texts in the visitor's language. */
  summary: string;
  /** Lines before the address of the car. */
  notes: string[];
};

const HOUR_MS = 60 * 60_000;

/** Mauritius has no daylight saving time. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Indian/Mauritius',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0400',
  'TZNAME:+04',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * A calendar file with the requested test drive, which takes an hour and is tentative until the dealer confirms it. The
 * same request has the same UID, so that a calendar keeps it once.
 * @param now when the file is made
 */
export function testDriveEvent(
  { car, carUrl, date, time, dealer, summary, notes }: TestDrive,
  now: Date,
): string {
  const starts = new Date(`${date}T${time}Z`); // the local time, as if it were UTC
  const ends = new Date(starts.getTime() + HOUR_MS);
  const description = [...notes, carUrl];
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(dealer.name)}//Test drive//EN`,
    'CALSCALE:GREGORIAN',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:test-drive-${compact(starts)}-${encodeURIComponent(car.chassisNumber)}@${new URL(carUrl).host}`,
    `DTSTAMP:${compact(now)}Z`,
    `DTSTART;TZID=Indian/Mauritius:${compact(starts)}`,
    `DTEND;TZID=Indian/Mauritius:${compact(ends)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${calendarText(summary)}`,
    `LOCATION:${calendarText(`${dealer.name}, ${dealer.address}`)}`,
    `DESCRIPTION:${calendarText(description.join('\n'))}`,
    `URL:${carUrl}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** `20310516T103000` */
function compact(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

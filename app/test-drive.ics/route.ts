import { testDriveCalendar } from '#lib/enquiries/receive/test-drive-calendar.ts';

/** The calendar file of a requested test drive, as linked after sending. */
export function GET(request: Request): Promise<Response> {
  return testDriveCalendar(new URL(request.url).searchParams, new Date());
}

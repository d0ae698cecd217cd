import { services } from '#lib/services.ts';

/** The calendar file of a requested test drive, as linked after sending. */
export function GET(request: Request): Promise<Response> {
  return services().testDriveCalendar(new URL(request.url).searchParams, new Date());
}

import { languageOf } from '#lib/domain/language.ts';
import { services } from '#lib/services.ts';

/** The calendar file of a requested test drive, as linked after sending. */
export function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  return services().testDriveCalendar(searchParams, languageOf(pathname), new Date());
}

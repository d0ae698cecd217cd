import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { lookUp } from '#lib/backoffice/transport/bulkhead.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { validateFields } from '#lib/domain/enquiry/field-validation.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { testDriveEvent } from '#lib/domain/enquiry/test-drive-event.ts';
import { dateInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { parseChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
import { localAddress, type Language } from '#lib/domain/language.ts';
import { vehicleAddress, vehicleReference, vehicleTitle } from '#lib/domain/vehicle/vehicle.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import { env } from '#lib/platform/env.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

/** Also keeps the server from replacing a failure by a page. */
const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

/** The date and the time of a test drive, with the rules of its form. */
const FIELDS = ENQUIRY_FORMS['test-drive'].fields.filter(({ name }) => name === 'date' || name === 'time');

/** The calendar file of a requested test drive (docs/product.md 7.8): 422 for a wrong date or time, 404 without a car. */
export async function testDriveCalendar(
  search: URLSearchParams,
  language: Language,
  now: Date,
): Promise<Response> {
  const { calendar, forms, vehicle } = TEXTS[language];
  const form = { ...ENQUIRY_FORMS['test-drive'], fields: FIELDS };
  const { texts, rejected } = validateFields(form, Object.fromEntries(search), dateInMauritius(now));
  if (rejected.length > 0) {
    const labels = rejected.map((name) => forms.labels[name].toLowerCase());
    return failure(422, calendar.wrongFields(labels.join(', ')));
  }
  try {
    const chassisNumber = parseChassisNumber(search.get('car'));
    const car = chassisNumber === null ? null : await lookUp(() => getVehicle(chassisNumber));
    if (!car) return failure(404, calendar.carGone);
    const { name, phones, street, town, country } = DEALER;
    const event = {
      car,
      carUrl: new URL(localAddress(language, vehicleAddress(car)), env().siteUrl).href,
      date: texts['date'] ?? '',
      time: texts['time'] ?? '',
      dealer: { name, address: [street, town, country[language]].join(', ') },
      summary: calendar.summary(vehicleTitle(car)),
      notes: [
        calendar.unconfirmed(name),
        calendar.phone(phones[0] ?? ''),
        vehicle.reference(vehicleReference(car)),
      ],
    };
    return new Response(testDriveEvent(event, now), {
      headers: {
        ...NOT_INDEXED,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="test-drive.ics"',
        'Cache-Control': 'public, max-age=300',
      },
    });
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    warnThrottled('backoffice.read-failed', error);
    return failure(503, calendar.lookUpFailed, { 'Retry-After': '10' });
  }
}

function failure(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: {
      ...NOT_INDEXED,
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

import { randomUUID } from 'node:crypto';
import { ENQUIRY_FORMS, type EnquiryField, type FormDefinition } from '#lib/domain/enquiry/forms.ts';
import { enquiryPayload } from '#lib/domain/enquiry/payload.ts';
import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { getBanners, getBlog, getBlogs, getTestimonials } from '#lib/backoffice/queries/content.ts';
import { getMakes, getModels } from '#lib/backoffice/queries/makes.ts';
import { fetchVehiclePage, getFeatured, getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { getRawVehicle, sendEnquiry } from '#lib/backoffice/enquiries.ts';
import { currentToken } from '#lib/backoffice/transport/csrf-token.ts';
import { callTimeout } from '#lib/backoffice/transport/http.ts';

/** Calls above this are reported as slow, since a page may need several. */
const SLOW_MS = 1_000;

/** Neither a chassis number nor the id of a post. */
const UNKNOWN = 'no-such-item';

/** `skipped`: an earlier result that the check needs is missing, or it would have sent an enquiry. */
export type CheckResult = {
  call: string;
  outcome: 'ok' | 'slow' | 'failed' | 'skipped';
  milliseconds: number;
  note: string;
};

/** @returns a short note on the result. Throws when the response violates docs/product.md 10. */
type Check = () => string | Promise<string>;

class Skipped extends Error {}

/**
 * Makes the calls to the backoffice of `BACKOFFICE_URL` like the site, and checks the rules of docs/product.md 10:
 * shapes, unknown items, paging, CSRF token and, when `sends` is true, that enquiries are accepted twice under the same
 * idempotency key. The queries log the fields and entries that the site would reject.
 * @param sends whether to send test enquiries to the dealership; otherwise nothing is changed.
 */
export async function checkBackoffice({ sends }: { sends: boolean }): Promise<CheckResult[]> {
  const found = { make: '', chassisNumber: '', blog: '' };
  const reads: [string, Check][] = [
    ['GET /makes', () => names(getMakes(), (make) => (found.make = make))],
    ['GET /models', () => names(getModels())],
    ['GET /models/{make}', () => names(getModels(required(found.make, 'make')))],
    ['POST /cars', () => inventory((chassisNumber) => (found.chassisNumber = chassisNumber))],
    ['POST /cars, by make', () => carsOfMake(required(found.make, 'make'))],
    ['POST /cars, past the end', carsPastTheEnd],
    ['GET /car/{chassisNumber}', () => car(required(found.chassisNumber, 'car'))],
    ['GET /car/{chassisNumber}, unknown', async () => requireMissing(await getVehicle(UNKNOWN))],
    ['GET /featured', async () => counted(await getFeatured(), 'cars')],
    ['GET /testimonials', async () => counted(await getTestimonials(), 'testimonials')],
    ['GET /banners', async () => counted(await getBanners(), 'banners')],
    ['GET /blogs', () => blogs((id) => (found.blog = id))],
    ['GET /blogs/{id}', () => blog(required(found.blog, 'post'))],
    ['GET /blogs/{id}, unknown', async () => requireMissing(await getBlog(UNKNOWN))],
    ['CSRF token', csrfToken],
  ];
  const results: CheckResult[] = [];
  for (const [call, check] of reads) results.push(await run(call, check));
  for (const form of Object.values(ENQUIRY_FORMS))
    results.push(
      await run(`POST ${form.call}`, () => {
        if (!sends) throw new Skipped('not sent without --send');
        return testEnquiry(form, form.needsCar ? required(found.chassisNumber, 'car') : null);
      }),
    );
  return results;
}

async function run(call: string, check: Check): Promise<CheckResult> {
  const start = performance.now();
  try {
    const note = await check();
    const milliseconds = performance.now() - start;
    return { call, outcome: milliseconds > SLOW_MS ? 'slow' : 'ok', milliseconds, note };
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    const outcome = error instanceof Skipped ? 'skipped' : 'failed';
    return { call, outcome, milliseconds: performance.now() - start, note };
  }
}

/** @throws Skipped when no earlier call has returned such an item. */
function required(value: string, kind: string): string {
  if (value) return value;
  throw new Skipped(`no ${kind} to ask for`);
}

function counted(list: readonly unknown[], kind: string): string {
  return `${list.length} ${kind}`;
}

function requireMissing(item: unknown): string {
  if (item !== null) throw new Error(`answers with an item for '${UNKNOWN}'`);
  return 'not found, as it should be';
}

async function names(
  list: Promise<string[]>,
  onFirst: (name: string) => void = () => undefined,
): Promise<string> {
  const all = await list;
  if (all[0]) onFirst(all[0]);
  return counted(all, 'names');
}

async function inventory(onFirst: (chassisNumber: string) => void): Promise<string> {
  const { content, totalPages, received } = await fetchVehiclePage(EMPTY_FILTER);
  if (received > EMPTY_FILTER.size) throw new Error(`${received} cars on a page of ${EMPTY_FILTER.size}`);
  if (content[0]) onFirst(content[0].chassisNumber);
  return `${content.length} cars on the first of ${totalPages} pages`;
}

async function carsOfMake(make: string): Promise<string> {
  const { content } = await fetchVehiclePage({ ...EMPTY_FILTER, make });
  const other = content.find((vehicle) => vehicle.make.toUpperCase() !== make.toUpperCase());
  if (other) throw new Error('the search for one make returns a car of another');
  return counted(content, 'cars');
}

async function carsPastTheEnd(): Promise<string> {
  const { totalPages } = await fetchVehiclePage(EMPTY_FILTER);
  const { received } = await fetchVehiclePage({ ...EMPTY_FILTER, page: totalPages });
  if (received > 0) throw new Error('has cars: the site cannot tell where the inventory ends');
  return 'empty, as it should be';
}

async function car(chassisNumber: string): Promise<string> {
  const vehicle = await getVehicle(chassisNumber);
  if (!vehicle) throw new Error('a car of the list is not found by its chassis number');
  return `${vehicle.images.length} pictures`;
}

async function blogs(onFirst: (id: string) => void): Promise<string> {
  const all = await getBlogs();
  if (all[0]) onFirst(all[0].id);
  return counted(all, 'posts');
}

async function blog(id: string): Promise<string> {
  const post = await getBlog(id);
  if (!post) throw new Error('a post of the list is not found by its id');
  return post.post ? 'has a text' : 'has no text';
}

/** The token is fetched before the first POST, which an earlier check has made. */
function csrfToken(): string {
  const token = currentToken();
  if (token === undefined) throw new Skipped('no POST was answered');
  return token ? 'issued, and accepted by POST /cars' : 'none is issued';
}

async function testEnquiry(form: FormDefinition, chassisNumber: string | null): Promise<string> {
  const texts = Object.fromEntries(form.fields.map((field) => [field.name, testValue(field)]));
  const car = chassisNumber === null ? undefined : await getRawVehicle(chassisNumber, callTimeout());
  const enquiry = {
    call: form.call,
    payload: enquiryPayload(form, texts, car),
    idempotencyKey: randomUUID(),
    language: 'en' as const,
  };
  await sendEnquiry(enquiry, callTimeout());
  await sendEnquiry(enquiry, callTimeout());
  return 'accepted twice under one Idempotency-Key: see that it arrived once';
}

/** A value that tells the dealership's staff to ignore the enquiry. */
function testValue(field: EnquiryField): string {
  switch (field.control) {
    case 'choice':
      return field.options[0] ?? '';
    case 'number':
      return String(field.to);
    case 'date':
      return '2050-01-01';
    case 'time':
      return '12:00';
    case 'email':
      return 'test@example.com';
    default:
      return 'TEST, please ignore';
  }
}

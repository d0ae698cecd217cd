import { CSRF_COOKIE } from '#lib/domain/enquiry/csrf.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { pictureOrigins } from '#lib/domain/pictures/optimised-pictures.ts';
import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { fetchInventoryPage } from '#lib/backoffice/queries/all-vehicles.ts';
import { getBanners, getBlog, getBlogs, getTestimonials } from '#lib/backoffice/queries/content.ts';
import { getMakes, getModels } from '#lib/backoffice/queries/makes.ts';
import { fetchVehiclePage, getFeatured, getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { currentToken } from '#lib/backoffice/transport/csrf-token.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { env } from '#lib/platform/env.ts';
import { testEnquiry } from './test-enquiry.ts';

/** Calls above this are reported as slow, since a page may need several. */
const SLOW_MS = 1_000;

/** Neither a chassis number nor the id of a post. */
const UNKNOWN = 'no-such-item';

/**
 * `skipped`: an earlier result that the check needs is missing, or it would have sent an enquiry. `warning`: the site works,
 * but a setting is missing.
 */
export type CheckResult = {
  call: string;
  outcome: 'ok' | 'slow' | 'warning' | 'failed' | 'skipped';
  milliseconds: number;
  note: string;
  /** Of a failed call; null when the backoffice did not answer, or by an invalid response. */
  status?: number | null;
};

/** A short note on the result, and by how many calls it was found, unless by one. */
type Finding = string | { note: string; calls: number };

/** Throws when a response violates docs/product.md 10. */
type Check = () => Finding | Promise<Finding>;

class Skipped extends Error {}
class Warning extends Error {}

/**
 * Makes the calls to the backoffice of `BACKOFFICE_URL` like the site, and checks the rules of docs/product.md 10:
 * shapes, unknown items, paging, picture hosts, CSRF token and, when `sends` is true, that enquiries are accepted twice under the same
 * idempotency key. The queries log the fields and entries that the site would reject.
 * @param sends whether to send test enquiries to the dealership; otherwise nothing is changed.
 */
export async function checkBackoffice({ sends }: { sends: boolean }): Promise<CheckResult[]> {
  const found = { make: '', chassisNumber: '', blog: '' };
  const pictures = new Set<string>();
  const results: CheckResult[] = [];
  const reads: [string, Check][] = [
    ['GET /makes', () => names(getMakes(), (make) => (found.make = make))],
    ['GET /models', () => names(getModels())],
    ['GET /models/{make}', () => names(getModels(required(found.make, 'make')))],
    ['POST /cars', () => inventory((chassisNumber) => (found.chassisNumber = chassisNumber))],
    ['POST /cars, by make', () => carsOfMake(required(found.make, 'make'))],
    ['POST /cars, past the end', carsPastTheEnd],
    ['POST /cars, all', () => allCars(pictures)],
    ['GET /car/{chassisNumber}', () => car(required(found.chassisNumber, 'car'))],
    ['GET /car/{chassisNumber}, unknown', async () => requireMissing(await getVehicle(UNKNOWN))],
    ['GET /featured', () => listed(getFeatured(), 'cars', ({ images }) => addAll(pictures, images))],
    ['GET /testimonials', () => listed(getTestimonials(), 'testimonials')],
    ['GET /banners', () => listed(getBanners(), 'banners', ({ url }) => pictures.add(url))],
    ['GET /blogs', () => blogs(pictures, (id) => (found.blog = id))],
    ['GET /blogs/{id}', () => blog(required(found.blog, 'post'))],
    ['GET /blogs/{id}, unknown', async () => requireMissing(await getBlog(UNKNOWN))],
    ['CSRF token', () => csrfToken(results)],
    ['Picture hosts', () => pictureHosts(pictures)],
  ];
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
    const finding = await check();
    const { note, calls } = typeof finding === 'string' ? { note: finding, calls: 1 } : finding;
    const milliseconds = (performance.now() - start) / calls;
    return { call, outcome: milliseconds > SLOW_MS ? 'slow' : 'ok', milliseconds, note };
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    const outcome = error instanceof Skipped ? 'skipped' : error instanceof Warning ? 'warning' : 'failed';
    const status = error instanceof BackofficeError ? error.status : null;
    return { call, outcome, milliseconds: performance.now() - start, note, status };
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

async function listed<T>(
  list: Promise<T[]>,
  kind: string,
  onEach: (item: T) => void = () => undefined,
): Promise<string> {
  const all = await list;
  all.forEach(onEach);
  return counted(all, kind);
}

function addAll(set: Set<string>, values: string[]): void {
  for (const value of values) set.add(value);
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

/** Reads every page as the search index does. */
async function allCars(pictures: Set<string>): Promise<Finding> {
  let cars = 0;
  let calls = 0;
  for (let totalPages = 1; calls < totalPages; calls += 1) {
    const fetched = await fetchInventoryPage(calls);
    if (fetched.isEmptyTooEarly) throw new Error(`page ${calls + 1} of ${fetched.totalPages} has no cars`);
    for (const { images } of fetched.content) addAll(pictures, images);
    cars += fetched.content.length;
    totalPages = fetched.totalPages;
  }
  return { note: `${cars} cars on ${calls} pages, time of one`, calls };
}

async function car(chassisNumber: string): Promise<string> {
  const vehicle = await getVehicle(chassisNumber);
  if (!vehicle) throw new Error('a car of the list is not found by its chassis number');
  return `${vehicle.images.length} pictures`;
}

async function blogs(pictures: Set<string>, onFirst: (id: string) => void): Promise<string> {
  const all = await getBlogs();
  if (all[0]) onFirst(all[0].id);
  for (const { image } of all) if (image) pictures.add(image);
  return counted(all, 'posts');
}

async function blog(id: string): Promise<string> {
  const post = await getBlog(id);
  if (!post) throw new Error('a post of the list is not found by its id');
  return post.post ? 'has a text' : 'has no text';
}

/** The token is sent with each POST, which earlier checks have made. */
function csrfToken(results: CheckResult[]): string {
  const posts = results.filter(({ call }) => call.startsWith('POST /cars'));
  const token = currentToken();
  const refused = posts.filter(({ status }) => status === 403).length;
  if (refused > 0 && token === null)
    throw new Error(`POST /cars is refused (403), and no cookie ${CSRF_COOKIE} is issued`);
  if (refused > 0)
    throw new Error(
      `issued, but refused by ${refused} of ${posts.length} checks with POST /cars (403): it is sent as cookie ${CSRF_COOKIE} ` +
        `and decoded as header X-${CSRF_COOKIE}, with all cookies that were set with it`,
    );
  if (!posts.some(({ outcome }) => outcome === 'ok' || outcome === 'slow'))
    throw new Skipped('no POST /cars was accepted: see above');
  if (!token) return 'none is issued, and POST /cars needs none';
  const others = [...token.cookies.keys()].filter((name) => name !== CSRF_COOKIE);
  const kept = others.length > 0 ? `with ${others.join(', ')}, which the site returns with it` : '';
  return ['issued', kept, 'and accepted by POST /cars'].filter(Boolean).join(', ');
}

/** Pictures of other hosts are shown, but the site cannot resize them. */
function pictureHosts(pictures: Set<string>): string {
  if (pictures.size === 0) throw new Skipped('no picture was seen');
  const origins = pictureOrigins(env());
  const missing = [...pictures]
    .map((picture) => new URL(picture))
    .filter(({ origin }) => !origins.includes(origin));
  if (missing.length === 0) return `${pictures.size} pictures, all of the backoffice or IMAGE_HOSTS`;
  const hosts = [...new Set(missing.map(({ host }) => host))];
  throw new Warning(
    `${missing.length} of ${pictures.size} pictures are on ${hosts.join(', ')} and are not resized: ` +
      `set IMAGE_HOSTS=${[...env().imageHosts, ...hosts].join(',')}`,
  );
}

import * as v from 'valibot';
import {
  BANNER,
  getBanners,
  getBlogs,
  getTestimonials,
  TESTIMONIAL,
} from '#lib/backoffice/queries/content.ts';
import { getMakes, getModels } from '#lib/backoffice/queries/makes.ts';
import { getFeatured, VEHICLE } from '#lib/backoffice/queries/vehicles.ts';
import { withSignal } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { revalidateSoon } from './cache-tags.ts';
import { microCached } from './micro-cache.ts';
import { storeStale, readStale } from './stale-store.ts';

const NAMES = v.array(v.string());

/** Leaves time to render the page before its 503 is due. */
const TIMEOUT_MS = 4_000;

/** What a page can do without. Each gives current data, else stale data, else `null` (see `withFallback`). */
export const OPTIONAL_DATA = {
  blogs: () => withFallback(getBlogs()),
  banners: () => withFallback(getBanners(), { name: 'banners', schema: v.array(BANNER.schema) }),
  featured: () => withFallback(getFeatured(), { name: 'featured', schema: v.array(VEHICLE.schema) }),
  makes: () => withFallback(microCached('makes', getMakes), { name: 'makes', schema: NAMES }),
  /** The models of this make, or of all makes. */
  models: (make = '') =>
    withFallback(make === '' ? microCached('models', getModels) : getModels(make), {
      name: `models ${make}`,
      schema: NAMES,
    }),
  testimonials: () =>
    withFallback(getTestimonials(), { name: 'testimonials', schema: v.array(TESTIMONIAL.schema) }),
};

/** The name under which data is stored, and the schema that stale data must still match. */
type Stale<T> = { name: string; schema: v.GenericSchema<unknown, T> };

/**
 * This data. When the backoffice fails or takes too long, the failure is logged, the page is rendered again soon, and
 * the result is the stale data, or `null` when there is none or its list was empty. Stale data is as old as the last
 * success: a featured car may be sold since, which only its own page shows.
 */
export async function withFallback<T>(data: Promise<T>, stale?: Stale<T>): Promise<T | null> {
  try {
    const current = stale ? storeWhenLoaded(data, stale) : data;
    return await withSignal(current, 'page section', AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    revalidateSoon();
    const fallback = stale ? await readFallback(stale) : null;
    warnThrottled(fallback === null ? 'page.section-omitted' : 'page.section-fallback', error);
    return fallback;
  }
}

/**
 * Fails the render of a page without any of this data, which would replace a cached page that has it.
 * @throws BackofficeError 'unreachable'
 */
export function requireAny(page: string, data: readonly unknown[]): void {
  if (data.some((part) => part !== null)) return;
  throw new BackofficeError('no section is available', { kind: 'unreachable', call: page });
}

/** Stores the data even when it comes too late for this page. */
async function storeWhenLoaded<T>(data: Promise<T>, { name }: Stale<T>): Promise<T> {
  const value = await data;
  const isEmpty = Array.isArray(value) && value.length === 0; // not stored: visitors can request models of any make
  storeStale(keyOf(name), isEmpty ? null : value);
  return value;
}

async function readFallback<T>({ name, schema }: Stale<T>): Promise<T | null> {
  const { success, output } = v.safeParse(schema, await readStale(keyOf(name)));
  return success ? output : null;
}

function keyOf(name: string): string {
  return `part ${name}`;
}

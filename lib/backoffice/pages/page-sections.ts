import * as v from 'valibot';
import { BANNER, getBanners, getTestimonials, TESTIMONIAL } from '#lib/backoffice/queries/content.ts';
import { getMakes, getModels } from '#lib/backoffice/queries/makes.ts';
import { getFeatured, VEHICLE } from '#lib/backoffice/queries/vehicles.ts';
import { withSignal } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { log } from '#lib/platform/log.ts';
import { revalidateSoon } from './cache-tags.ts';
import { recentAnswer } from './recent-answers.ts';
import { keepStale, readStale } from './stale-store.ts';

const NAMES = v.array(v.string());

/** Leaves time to render the page before its 503 is due. */
const SECTION_TIMEOUT_MS = 4_000;

/** The sections that pages can be shown without: current data, else stale data, else `null` (see `withFallback`). */
export const SECTIONS = {
  banners: () => withFallback(getBanners(), { name: 'banners', schema: v.array(BANNER.schema) }),
  featured: () => withFallback(getFeatured(), { name: 'featured', schema: v.array(VEHICLE.schema) }),
  makes: () => withFallback(recentAnswer('makes', getMakes), { name: 'makes', schema: NAMES }),
  /** Of this make, or of all makes. */
  models: (make = '') =>
    withFallback(make === '' ? recentAnswer('models', getModels) : getModels(make), {
      name: `models ${make}`,
      schema: NAMES,
    }),
  testimonials: () =>
    withFallback(getTestimonials(), { name: 'testimonials', schema: v.array(TESTIMONIAL.schema) }),
};

/** The name that a section is kept under, and the schema that stale data must still match. */
type StaleSection<T> = { name: string; schema: v.GenericSchema<unknown, T> };

/**
 * The data of a section. When the backoffice fails or takes too long, the failure is logged, the page is rendered again
 * soon, and the section's stale data stands in; `null` without any, or when it was an empty list.
 * Stale data may be as old as the failure: a featured car may be sold by then, which its own page says.
 */
export async function withFallback<T>(data: Promise<T>, stale?: StaleSection<T>): Promise<T | null> {
  try {
    const kept = stale ? keep(data, stale) : data;
    return await withSignal(kept, 'page section', AbortSignal.timeout(SECTION_TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    revalidateSoon();
    const fallback = stale ? await read(stale) : null;
    log('warn', fallback === null ? 'page.section-omitted' : 'page.section-fallback', { error });
    return fallback;
  }
}

/**
 * Refuses to render a page without any of its sections: it would replace a cached one that has them.
 * @throws BackofficeError 'unreachable'
 */
export function requireAnySection(page: string, sections: readonly unknown[]): void {
  if (sections.some((section) => section !== null)) return;
  throw new BackofficeError('no section is available', { kind: 'unreachable', call: page });
}

/** Kept even when the data comes too late for this page. */
async function keep<T>(data: Promise<T>, { name }: StaleSection<T>): Promise<T> {
  const value = await data;
  const isEmpty = Array.isArray(value) && value.length === 0; // visitors can ask for the models of any make
  keepStale(keyOf(name), isEmpty ? null : value);
  return value;
}

async function read<T>({ name, schema }: StaleSection<T>): Promise<T | null> {
  const { success, output } = v.safeParse(schema, await readStale(keyOf(name)));
  return success ? output : null;
}

function keyOf(name: string): string {
  return `part ${name}`;
}

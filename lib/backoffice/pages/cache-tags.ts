import { pageRender } from '#lib/platform/next-render.ts';

/**
 * How long pages may be cached, by the data that they show: `seconds` is the largest `revalidate` of such a page (which
 * Next wants as a literal), `tag` is its name in the cache webhook. Responses themselves are not cached: a page could be
 * rendered again from old data, and be wrong for twice as long. The exception is a second long (recent-answers.ts), for which
 * the page is cached for a second less.
 */
export const CACHE = {
  /** Stock and prices change during the day, and a sold car must not look for sale. */
  vehicles: { tag: 'vehicles', seconds: 60 },
  featured: { tag: 'featured', seconds: 60 },
  /** Makes and models come and go with their cars. */
  makes: { tag: 'makes', seconds: 60 },
  /** Written now and then: nobody is misled by the text of five minutes ago. */
  banners: { tag: 'banners', seconds: 300 },
  testimonials: { tag: 'testimonials', seconds: 300 },
  blogs: { tag: 'blogs', seconds: 300 },
} as const;

/** The values of `kinds` in the cache webhook. */
export type CacheKind = keyof typeof CACHE;

const MAX_TAG_LENGTH = 256;

const SOON_SECONDS = 15;

const VEHICLE_PREFIX = 'vehicle:';

/** Tag of every page that shows this vehicle. Next separates tags by commas and refuses long ones. */
export function vehicleTag(chassisNumber: string): string {
  return `${VEHICLE_PREFIX}${encodeURIComponent(chassisNumber.toWellFormed().toUpperCase())}`.slice(
    0,
    MAX_TAG_LENGTH,
  );
}

/** Whether a tag is that of one vehicle or of all. */
export function concernsVehicles(tag: string): boolean {
  return tag === CACHE.vehicles.tag || tag.startsWith(VEHICLE_PREFIX);
}

/** Adds tags to the page being rendered, if one is. */
export function tagPage(...tags: string[]): void {
  const page = pageRender();
  if (page) page.tags = [...new Set([...(page.tags ?? []), ...tags])];
}

/** Caches the page being rendered for seconds only, since a failed call left it incomplete or stale. */
export function revalidateSoon(): void {
  revalidateAfter(SOON_SECONDS);
}

/** Caches the page being rendered for at most so many seconds, at least one. */
export function revalidateAfter(seconds: number): void {
  const page = pageRender();
  if (page) page.revalidate = Math.min(page.revalidate, Math.max(seconds, 1));
}

import { chassisNumberKey } from '#lib/domain/vehicle/chassis-number.ts';
import { currentRender } from '#lib/platform/page-render.ts';

/**
 * How long pages may be cached, by the data that they show: for at most `seconds`; `tag` is the name in the cache
 * webhook. Responses of the backoffice are not cached, except makes and models (queries/makes.ts): a page rendered from an
 * old response would be wrong for longer than its `seconds`.
 */
export const CACHE = {
  /** Stock and prices change during the day, and a sold car must not be shown as for sale. */
  vehicles: { tag: 'vehicles', seconds: 60 },
  featured: { tag: 'featured', seconds: 60 },
  /** Makes and models change with the stock. */
  makes: { tag: 'makes', seconds: 60 },
  /** Content changes rarely, and five minutes of the old text mislead nobody. */
  banners: { tag: 'banners', seconds: 300 },
  testimonials: { tag: 'testimonials', seconds: 300 },
  blogs: { tag: 'blogs', seconds: 300 },
} as const;

/** The values of `kinds` in the cache webhook. */
export type CacheKind = keyof typeof CACHE;

/** The tag of a single vehicle lives as long as that of all. */
const LIFETIMES = new Map<string, number>(Object.values(CACHE).map(({ tag, seconds }) => [tag, seconds]));

const MAX_TAG_LENGTH = 256;

const SOON_SECONDS = 15;

const VEHICLE_PREFIX = 'vehicle:';

/** Tag of every page that shows this vehicle. */
export function vehicleTag(chassisNumber: string): string {
  const key = chassisNumberKey(chassisNumber.slice(0, MAX_TAG_LENGTH).toWellFormed());
  return `${VEHICLE_PREFIX}${encodeURIComponent(key)}`.slice(0, MAX_TAG_LENGTH);
}

/** Whether a tag stands for one vehicle or all vehicles. */
export function concernsVehicles(tag: string): boolean {
  return tag === CACHE.vehicles.tag || tag.startsWith(VEHICLE_PREFIX);
}

/** Adds tags to the page being rendered, if any, which is then cached for at most their lifetimes. */
export function tagPage(...tags: string[]): void {
  const page = currentRender();
  if (!page) return;
  for (const tag of tags) {
    page.tags.add(tag);
    page.limitLifetime(LIFETIMES.get(tag) ?? CACHE.vehicles.seconds);
  }
}

/** Says that a part of the page being rendered is missing, since the backoffice failed: a complete page is not replaced. */
export function markIncomplete(): void {
  const page = currentRender();
  if (page) page.isIncomplete = true;
}

/** Caches the page being rendered for 15 seconds at most. For a page whose extras a failed call left out or stale. */
export function revalidateSoon(): void {
  revalidateAfter(SOON_SECONDS);
}

/** Caches the page being rendered for at most this many seconds (at least one). */
export function revalidateAfter(seconds: number): void {
  currentRender()?.limitLifetime(seconds);
}

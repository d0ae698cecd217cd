import 'server-only';

/**
 * The one table of what the site's caches may keep. Data of the backoffice is cached in one place only, as part of
 * the rendered page: `seconds` is the longest that a page showing it may be kept (the page's `revalidate`, which
 * Next wants as a literal), `tag` is what the cache webhook calls it. A second cache of the answers would let a page
 * be rendered anew from old data, and be wrong for twice as long.
 */
export const CACHE = {
  /** Stock and prices change during the day, and a sold car must not look for sale. */
  vehicles: { tag: 'vehicles', seconds: 60 },
  /** Featured cars are cars. */
  featured: { tag: 'featured', seconds: 60 },
  /** Makes and models come and go with the cars that have them. */
  makes: { tag: 'makes', seconds: 60 },
  /** What somebody writes now and then: nobody is misled by the text of five minutes ago. */
  banners: { tag: 'banners', seconds: 300 },
  testimonials: { tag: 'testimonials', seconds: 300 },
  blogs: { tag: 'blogs', seconds: 300 },
} as const;

/** What the cache webhook's `kinds` may name. */
export type CacheKind = keyof typeof CACHE;

const LONGEST_TAG = 256;

/** Tag of every page that shows this car. Next separates tags by commas and refuses long ones. */
export function vehicleTag(chassisNumber: string): string {
  return `vehicle:${encodeURIComponent(chassisNumber.toWellFormed().toUpperCase())}`.slice(0, LONGEST_TAG);
}

/**
 * Ties the page being rendered to these tags. Next takes a page's tags from the fetches of its render, and a render
 * that joins a call already under way makes none: this one carries the tags and reads nothing.
 */
export async function tagPage(...tags: string[]): Promise<void> {
  await fetch('data:,', { next: { tags } });
}

const SOON_SECONDS = 15;

/** Keeps the page being rendered for seconds only: what it shows is not what it would show if no call had failed. */
export async function renewPageSoon(): Promise<void> {
  await fetch('data:,', { next: { revalidate: SOON_SECONDS } });
}

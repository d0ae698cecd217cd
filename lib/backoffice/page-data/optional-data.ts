import { getBanners, getBlogs, getTestimonials } from '#lib/backoffice/queries/content.ts';
import { getMakes, getModels } from '#lib/backoffice/queries/makes.ts';
import { getFeatured } from '#lib/backoffice/queries/vehicles.ts';
import { withSignal } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { markIncomplete } from './cache-tags.ts';

/** Leaves time to render the page before its 503 is due. */
const TIMEOUT_MS = 4_000;

/** What a page can do without: `null` when the backoffice fails (see `unlessFailed`). */
export const OPTIONAL_DATA = {
  blogs: () => unlessFailed(getBlogs()),
  banners: () => unlessFailed(getBanners()),
  featured: () => unlessFailed(getFeatured()),
  makes: () => unlessFailed(getMakes()),
  /** The models of this make, or of all makes. */
  models: (make?: string) => unlessFailed(getModels(make)),
  testimonials: () => unlessFailed(getTestimonials()),
};

/**
 * This data; `null` when the backoffice fails or takes too long, which is logged.
 * @param onFailure says so of the page being rendered
 */
export async function unlessFailed<T>(data: Promise<T>, onFailure = markIncomplete): Promise<T | null> {
  try {
    return await withSignal(data, 'page section', AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    onFailure();
    warnThrottled('page.section-omitted', error);
    return null;
  }
}

/**
 * Fails the render of a page without any of this data.
 * @throws BackofficeError 'unreachable'
 */
export function requireAny(page: string, data: readonly unknown[]): void {
  if (data.some((part) => part !== null)) return;
  throw new BackofficeError('no section is available', { kind: 'unreachable', call: page });
}

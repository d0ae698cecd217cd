import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** A link to a page above the current one. */
export type Breadcrumb = { label: string; href: string };

const HOME: Breadcrumb = { label: 'Home', href: '/' };

/** Home, inventory, make, model. */
export function vehicleBreadcrumbs({ make, model }: Vehicle): Breadcrumb[] {
  const crumbs = [HOME, { label: 'Inventory', href: searchAddress(EMPTY_FILTER) }];
  if (!make) return crumbs;
  crumbs.push({ label: make, href: searchAddress(withCriteria(EMPTY_FILTER, { make })) });
  if (model) crumbs.push({ label: model, href: searchAddress(withCriteria(EMPTY_FILTER, { make, model })) });
  return crumbs;
}

export const BLOG_BREADCRUMBS: Breadcrumb[] = [HOME, { label: 'Blog', href: '/blogs' }];

import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** A page above the one that is shown. */
export type Breadcrumb = { label: string; href: string };

const HOME: Breadcrumb = { label: 'Home', href: '/' };

/** The way down to a car: home, inventory, its make, its model. */
export function vehicleBreadcrumbs({ make, model }: Vehicle): Breadcrumb[] {
  const crumbs = [HOME, { label: 'Inventory', href: searchAddress(EMPTY_FILTER) }];
  if (!make) return crumbs;
  crumbs.push({ label: make, href: searchAddress(withCriteria(EMPTY_FILTER, { make })) });
  if (model) crumbs.push({ label: model, href: searchAddress(withCriteria(EMPTY_FILTER, { make, model })) });
  return crumbs;
}

/** The way down to a post. */
export const BLOG_BREADCRUMBS: Breadcrumb[] = [HOME, { label: 'Blog', href: '/blogs' }];

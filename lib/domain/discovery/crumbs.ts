import { searchAddress } from '#lib/domain/search/search-address.ts';
import { changed, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** A page above the one that is shown. */
export type Crumb = { label: string; href: string };

const HOME: Crumb = { label: 'Home', href: '/' };

/** The way down to a car: home, inventory, its make, its model. */
export function vehicleCrumbs({ make, model }: Vehicle): Crumb[] {
  const crumbs = [HOME, { label: 'Inventory', href: searchAddress(EMPTY_FILTER) }];
  if (!make) return crumbs;
  crumbs.push({ label: make, href: searchAddress(changed(EMPTY_FILTER, { make })) });
  if (model) crumbs.push({ label: model, href: searchAddress(changed(EMPTY_FILTER, { make, model })) });
  return crumbs;
}

/** The way down to a post. */
export const BLOG_CRUMBS: Crumb[] = [HOME, { label: 'Blog', href: '/blogs' }];

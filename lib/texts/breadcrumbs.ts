import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { ClientTexts } from './texts.ts';

/** A link to a page above the current one; `href` is its address in English. */
export type Breadcrumb = { label: string; href: string };

/** Home, inventory, make, model. */
export function vehicleBreadcrumbs({ make, model }: Vehicle, { layout }: ClientTexts): Breadcrumb[] {
  const { home, inventory } = layout.crumbs;
  const crumbs = [
    { label: home, href: '/' },
    { label: inventory, href: searchAddress(EMPTY_FILTER) },
  ];
  if (!make) return crumbs;
  crumbs.push({ label: make, href: searchAddress(withCriteria(EMPTY_FILTER, { make })) });
  if (model) crumbs.push({ label: model, href: searchAddress(withCriteria(EMPTY_FILTER, { make, model })) });
  return crumbs;
}

export function blogBreadcrumbs({ layout }: ClientTexts): Breadcrumb[] {
  return [
    { label: layout.crumbs.home, href: '/' },
    { label: layout.blog, href: '/blogs' },
  ];
}

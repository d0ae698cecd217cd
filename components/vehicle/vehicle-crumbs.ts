import { searchAddress } from '@/lib/domain/search-address';
import { changed, EMPTY_FILTER } from '@/lib/domain/search-filter';
import type { Vehicle } from '@/lib/domain/vehicle';

import type { Crumb } from '../layout/breadcrumbs';

/** The way down to a car: home, inventory, its make, its model. */
export function vehicleCrumbs({ make, model }: Vehicle): Crumb[] {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Inventory', href: searchAddress(EMPTY_FILTER) },
  ];
  if (!make) return crumbs;
  crumbs.push({ label: make, href: searchAddress(changed(EMPTY_FILTER, { make })) });
  if (model) crumbs.push({ label: model, href: searchAddress(changed(EMPTY_FILTER, { make, model })) });
  return crumbs;
}

import type { ItemList, WithContext } from 'schema-dts';
import { searchHeading } from '#lib/domain/search/filter-label.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** The cars of one page of results; positions continue across pages. `siteUrl` is the public origin. */
export function vehicleListStructuredData(
  filter: SearchFilter,
  vehicles: readonly Vehicle[],
  siteUrl: string,
): WithContext<ItemList> {
  const url = `${siteUrl}${searchAddress(filter)}`;
  const name = searchHeading(filter);
  const before = filter.page * filter.size;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    '@id': `${url}#cars`,
    url,
    name,
    mainEntityOfPage: { '@type': 'CollectionPage', '@id': url, url, name },
    itemListElement: vehicles.map((vehicle, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: vehicleTitle(vehicle),
      url: `${siteUrl}${vehicleAddress(vehicle)}`,
    })),
  };
}

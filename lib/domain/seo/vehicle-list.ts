import type { ItemList, WithContext } from 'schema-dts';
import { localAddress, type Language } from '#lib/domain/language.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { vehicleAddress, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

type List = {
  /** The heading of the page. */
  name: string;
  language: Language;
  /** The public origin. */
  siteUrl: string;
};

/** The cars of one page of results; positions continue across pages. */
export function vehicleListStructuredData(
  filter: SearchFilter,
  vehicles: readonly Vehicle[],
  { name, language, siteUrl }: List,
): WithContext<ItemList> {
  const url = `${siteUrl}${localAddress(language, searchAddress(filter))}`;
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
      url: `${siteUrl}${localAddress(language, vehicleAddress(vehicle))}`,
    })),
  };
}

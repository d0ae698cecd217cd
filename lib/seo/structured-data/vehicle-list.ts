import type { ItemList, WithContext } from 'schema-dts';

import { searchHeading } from '@/lib/domain/filter-label';
import type { Page } from '@/lib/domain/page';
import { searchAddress } from '@/lib/domain/search-address';
import type { SearchFilter } from '@/lib/domain/search-filter';
import { vehicleAddress, vehicleTitle } from '@/lib/domain/vehicle';

import { siteUrl } from '../site-url';

/** The cars of one page of results; positions count on from page to page. */
export function vehicleListStructuredData(filter: SearchFilter, { content }: Page): WithContext<ItemList> {
  const url = siteUrl(searchAddress(filter));
  const name = searchHeading(filter);
  const before = filter.page * filter.size;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    '@id': `${url}#cars`,
    url,
    name,
    mainEntityOfPage: { '@type': 'CollectionPage', '@id': url, url, name },
    itemListElement: content.map((vehicle, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: vehicleTitle(vehicle),
      url: siteUrl(vehicleAddress(vehicle)),
    })),
  };
}

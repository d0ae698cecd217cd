import { texts } from '#lib/texts/current-texts.ts';
import { localAddress } from '#lib/domain/language.ts';
import type { Car, WithContext } from 'schema-dts';
import { searchAddress, isMakePage } from '#lib/domain/search/search-address.ts';
import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { siteUrl } from '#lib/seo/public-url.ts';
import { dealerReference } from './dealer.ts';
import { omitUnknown } from './omit-unknown.ts';

/**
 * The offers of a make or model on its own page (docs/product.md 12.5): the number of cars for sale and their price
 * range. Null on any other page, without the index, and when no car for sale has a price.
 */
export function makeOffersStructuredData(
  filter: SearchFilter,
  view: InventoryView | null,
): WithContext<Car> | null {
  if (!view || !isMakePage(filter)) return null;
  const { lowestPrice, highestPrice } = view.summary;
  if (lowestPrice === null || highestPrice === null || view.total <= view.sold) return null;
  const url = siteUrl(localAddress(texts().language, searchAddress(filter)));
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': `${url}#offers`,
    url,
    name: [filter.make, filter.model].filter(Boolean).join(' '),
    brand: { '@type': 'Brand', name: filter.make },
    ...omitUnknown({ model: filter.model }),
    offers: {
      '@type': 'AggregateOffer',
      url,
      lowPrice: lowestPrice,
      highPrice: highestPrice,
      priceCurrency: 'MUR',
      offerCount: view.total - view.sold,
      itemCondition: 'https://schema.org/UsedCondition',
      seller: dealerReference(),
    },
  };
}

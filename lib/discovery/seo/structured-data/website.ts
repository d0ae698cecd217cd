import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';

import { DEALER } from '#lib/platform/dealer.ts';

import { siteUrl } from '#lib/discovery/seo/site-url.ts';
import { dealerReference } from './dealer.ts';

/** The site with its search by make. */
export function websiteStructuredData(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': siteUrl('/#website'),
    url: siteUrl('/'),
    name: DEALER.name,
    inLanguage: 'en-MU',
    publisher: dealerReference(),
    potentialAction: makeSearch(),
  };
}

function makeSearch(): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: siteUrl('/search?make={make}') },
    'query-input': 'required name=make',
  };
}

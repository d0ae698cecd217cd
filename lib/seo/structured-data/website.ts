import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';

import { DEALER } from '@/lib/dealer';

import { siteUrl } from '../site-url';
import { dealerReference } from './dealer';

/** The site, and how it is searched: by the name of a make. */
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

import type {
  AutoDealer,
  AutoDealerLeaf,
  AutoPartsStore,
  AutoRepair,
  PostalAddress,
  WithContext,
} from 'schema-dts';

import { DEALER, type Department } from '#lib/platform/dealer.ts';

import { SITE_OG_IMAGE } from '#lib/discovery/seo/og-image-address.ts';
import { siteUrl } from '#lib/discovery/seo/site-url.ts';
import { openingHoursStructuredData } from './opening-hours.ts';

const DEPARTMENT_TYPE = {
  Sales: 'AutoDealer',
  Parts: 'AutoPartsStore',
  Service: 'AutoRepair',
} as const satisfies Record<Department['name'], string>;

/** The dealership with its departments, each with its hours. */
export function dealerStructuredData(): WithContext<AutoDealerLeaf> {
  const { latitude, longitude } = DEALER.position;
  return {
    '@context': 'https://schema.org',
    ...dealerReference(),
    description: DEALER.about,
    logo: siteUrl('/icons/icon-512.png'),
    image: siteUrl(SITE_OG_IMAGE),
    address: address(),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    telephone: DEALER.phones,
    email: DEALER.email,
    vatID: DEALER.vatNumber,
    currenciesAccepted: 'MUR',
    sameAs: Object.values(DEALER.social),
    openingHoursSpecification: openingHoursStructuredData(DEALER.showroomHours),
    department: DEALER.departments.map(department),
  };
}

/** A reference to the dealership; its other properties are found by `@id`. */
export function dealerReference() {
  return {
    '@type': 'AutoDealer',
    '@id': siteUrl('/#dealer'),
    name: DEALER.name,
    url: siteUrl('/'),
  } as const satisfies AutoDealer;
}

function department({ name, openingHours }: Department): AutoDealer | AutoPartsStore | AutoRepair {
  return {
    '@type': DEPARTMENT_TYPE[name],
    name: `${DEALER.name} ${name}`,
    address: address(),
    openingHoursSpecification: openingHoursStructuredData(openingHours),
  };
}

function address(): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: DEALER.street,
    addressLocality: DEALER.town,
    postalCode: DEALER.postalCode,
    addressCountry: DEALER.country,
  };
}

import type {
  AutoDealer,
  AutoDealerLeaf,
  AutoPartsStore,
  AutoRepair,
  DayOfWeek,
  OpeningHoursSpecification,
  PostalAddress,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import type { OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import type { Department } from '#lib/dealer/dealer-file.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { localAddress } from '#lib/domain/language.ts';
import { siteOgImage } from '#lib/seo/og-image-address.ts';
import { siteUrl } from '#lib/seo/public-url.ts';
import { textDescription } from '#lib/seo/snippet.ts';

const DEPARTMENT_TYPE = {
  Sales: 'AutoDealer',
  Parts: 'AutoPartsStore',
  Service: 'AutoRepair',
} as const satisfies Record<Department['name'], string>;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The dealership with its departments, each with its hours. */
export function dealerStructuredData(): WithContext<AutoDealerLeaf> {
  const { language } = texts();
  const { position, phones, email, vatNumber, social, showroom } = DEALER;
  return {
    '@context': 'https://schema.org',
    ...dealerReference(),
    description: textDescription(DEALER.about[language]), // the page's own, which compresses well
    logo: siteUrl('/icons/icon-512.png'),
    image: siteUrl(siteOgImage(language)),
    address: address(),
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(phones.length > 0 && { telephone: phones }),
    ...(email && { email }),
    ...(vatNumber && { vatID: vatNumber }),
    currenciesAccepted: 'MUR',
    sameAs: Object.values(social),
    openingHoursSpecification: openingHoursStructuredData(showroom?.hours ?? []),
    department: DEALER.departments.map(department),
  };
}

/** A reference to the dealership by `@id`. */
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
    name: `${DEALER.name} ${texts().layout.departments[name]}`,
    address: address(),
    openingHoursSpecification: openingHoursStructuredData(openingHours),
  };
}

function address(): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: DEALER.street,
    addressLocality: DEALER.town,
    ...(DEALER.postalCode && { postalCode: DEALER.postalCode }),
    addressCountry: DEALER.country[texts().language],
  };
}

/** Opening hours; closed days are omitted. */
export function openingHoursStructuredData(
  openingHours: readonly OpeningTimes[],
): OpeningHoursSpecification[] {
  return openingHours.flatMap(({ days, hours }) =>
    hours ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: daysOfWeek(days), ...hours }] : [],
  );
}

/** Expands a range: `Mon-Wed` is Monday, Tuesday, Wednesday; `Sat-Mon` wraps around the end of the week. */
function daysOfWeek([from, to = from]: OpeningTimes['days']): DayOfWeek[] {
  const first = WEEK.findIndex((day) => day.startsWith(from));
  const last = WEEK.findIndex((day) => day.startsWith(to));
  return [...WEEK, ...WEEK].slice(first, last < first ? last + WEEK.length + 1 : last + 1);
}

/** The site with its search by make. */
export function websiteStructuredData(): WithContext<WebSite> {
  const { language } = texts();
  const searchByMake: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: siteUrl(localAddress(language, '/search?make={make}')) },
    'query-input': 'required name=make',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': siteUrl(localAddress(language, '/#website')),
    url: siteUrl(localAddress(language, '/')),
    name: DEALER.name,
    inLanguage: `${language}-MU`,
    publisher: dealerReference(),
    potentialAction: searchByMake,
  };
}

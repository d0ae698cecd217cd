import { texts } from '#lib/texts/current-texts.ts';
import { localAddress } from '#lib/domain/language.ts';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { siteUrl } from '#lib/seo/public-url.ts';

/** The current page comes last and needs no address. */
export function breadcrumbsStructuredData(
  crumbs: { label: string; href: string }[],
  current: string,
): WithContext<BreadcrumbList> {
  const { language } = texts();
  const links = crumbs.map(({ label, href }) => ({
    name: label,
    item: siteUrl(localAddress(language, href)),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...links, { name: current }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}

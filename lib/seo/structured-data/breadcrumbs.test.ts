import { siteUrl } from '#lib/seo/public-url.ts';
import { breadcrumbsStructuredData } from './breadcrumbs.ts';

test('breadcrumbs are numbered and end with the page', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'TOYOTA', href: '/search?make=TOYOTA' },
  ];
  expect(breadcrumbsStructuredData(crumbs, 'TOYOTA AQUA 2018').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: siteUrl('/') },
    { '@type': 'ListItem', position: 2, name: 'TOYOTA', item: siteUrl('/search?make=TOYOTA') },
    { '@type': 'ListItem', position: 3, name: 'TOYOTA AQUA 2018' },
  ]);
});

import { siteUrl } from '#lib/discovery/seo/site-url.ts';
import { websiteStructuredData } from './website.ts';

test('the site is searched by make, at an address with a place to put it', () => {
  expect(websiteStructuredData().potentialAction).toMatchObject({
    target: { urlTemplate: `${siteUrl('/search')}?make={make}` },
    'query-input': 'required name=make',
  });
});

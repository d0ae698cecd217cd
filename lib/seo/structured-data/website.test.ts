import { siteUrl } from '../site-url';
import { websiteStructuredData } from './website';

test('the site is searched by make, at an address with a place to put it', () => {
  expect(websiteStructuredData().potentialAction).toMatchObject({
    target: { urlTemplate: `${siteUrl('/search')}?make={make}` },
    'query-input': 'required name=make',
  });
});

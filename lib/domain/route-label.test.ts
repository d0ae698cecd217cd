import fc from 'fast-check';
import { ROUTE_LABELS, routeLabel } from './route-label.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/search?make=TOYOTA&q=my%20number', '/search'],
  ['/search/', 'other'],
  ['/fr/search?make=KIA', '/search'],
  ['/fr/car/ABC-123', '/car/*'],
  ['/fr', '/'],
  ['/car/ABC-123', '/car/*'],
  ['/car/ABC-123?a=b', '/car/*'],
  ['/car', 'other'],
  ['/blogs', '/blogs'],
  ['/blogs/7', '/blogs/*'],
  ['/form-result/secret', '/form-result/*'],
  ['/api/client-car/email', '/api/client-car/email*'],
  ['/api/client-car/email-test-drive', '/api/client-car/email*'],
  ['/api/client-car/count?make=KIA', '/api/client-car/*'],
  ['/api/health', '/api/health'],
  ['/api/health/live', '/api/health/*'],
  ['/_next/static/chunks/a.js', '/_next/static/*'],
  ['/i/640/a.jpg', '/i/*'],
  ['/share/car/a/b.jpg', '/share/*'],
  ['/feeds/blogs.atom', '/feeds/*'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/wp-login.php', 'other'],
  ['http://other.example/', 'other'],
  ['*', 'other'],
])('%s has the label %s', (url, label) => {
  expect(routeLabel(url)).toBe(label);
});

test('requests cannot add labels', () => {
  fc.assert(fc.property(fc.webPath(), (url) => ROUTE_LABELS.includes(routeLabel(url))));
});

import { withoutLanguage } from './language.ts';
import { PLAIN_PAGES } from './page-address.ts';

const PAGES = new Set([
  ...PLAIN_PAGES,
  ...['/search', '/compare', '/saved', '/preorder', '/test-drive', '/api/health', '/api/revalidate'],
  ...['/sitemap.xml', '/robots.txt'],
]);

/** The first match counts, so a longer prefix comes before a shorter one. */
const PREFIXES = [
  ...['/car/', '/blogs/', '/form-result/'],
  ...['/_next/static/', '/i/', '/assets/', '/icons/'],
  ...['/api/client-car/email', '/api/client-car/', '/api/health/'],
  ...['/share/', '/feeds/', '/sitemaps/'],
].map((prefix) => ({ prefix, label: `${prefix}*` }));

/** All values of `routeLabel`. The list is fixed, so that requests cannot add time series to the metrics. */
export const ROUTE_LABELS = [...PAGES, ...PREFIXES.map(({ label }) => label), 'other'];

/** The route of a request target, for metrics: `/car/*` for every car, known or not, in any language. */
export function routeLabel(url: string): string {
  const queryAt = url.indexOf('?');
  const path = withoutLanguage(queryAt < 0 ? url : url.slice(0, queryAt));
  if (PAGES.has(path)) return path;
  return PREFIXES.find(({ prefix }) => path.startsWith(prefix))?.label ?? 'other';
}

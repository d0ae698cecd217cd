import { ON_DEMAND_ROUTES } from './internal-routes.ts';

const PAGES = new Set([
  ...Object.keys(ON_DEMAND_ROUTES),
  ...['/search', '/compare', '/preorder', '/test-drive', '/api/health', '/api/revalidate'],
  ...['/sitemap.xml', '/robots.txt'],
]);

/** The first that fits: longer ones come before their beginnings. */
const BEGINNINGS = [
  ...['/car/', '/blogs/', '/form-result/'],
  ...['/_next/image', '/_next/static/', '/i/', '/assets/', '/icons/'],
  ...['/api/client-car/email', '/api/client-car/', '/api/health/'],
  ...['/share/', '/feeds/', '/sitemaps/'],
].map((beginning) => ({ beginning, label: `${beginning}*` }));

/** Every label that `routeLabel` gives: what visitors ask for does not add to them. */
export const ROUTE_LABELS = [...PAGES, ...BEGINNINGS.map(({ label }) => label), 'other'];

/** The route of a request target, for metrics: `/car/*` for every car, known or not. */
export function routeLabel(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (PAGES.has(path)) return path;
  return BEGINNINGS.find(({ beginning }) => path.startsWith(beginning))?.label ?? 'other';
}

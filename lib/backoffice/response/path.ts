import 'server-only';

/**
 * The path of the one thing of this name. `null` for a name that no path can carry: an address resolves a segment
 * of dots away and would ask for something else.
 */
export function pathOf(collection: '/models' | '/car' | '/blogs', name: string): string | null {
  const segment = encodeURIComponent(name.toWellFormed());
  return segment === '' || segment === '.' || segment === '..' ? null : `${collection}/${segment}`;
}

const REGISTRY = Symbol.for('dealership.processSingletons');

/**
 * The only value of this name in the process, created on the first call. A module is loaded up to three times (in Next's
 * bundles for pages and for route handlers, and by the server's own code), and these copies share only `globalThis`.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const singletons = ((globalThis as { [REGISTRY]?: Map<string, unknown> })[REGISTRY] ??= new Map<
    string,
    unknown
  >());
  if (!singletons.has(name)) singletons.set(name, create());
  return singletons.get(name) as T; // each name is used by one module only
}

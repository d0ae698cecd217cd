const REGISTRY = Symbol.for('dealership.processSingletons');

/**
 * The one value of this name in the process, created when it is first asked for. Next loads a module once for pages and
 * again for route handlers, and the server's own code loads it a third time: they share only `globalThis`.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const singletons = ((globalThis as { [REGISTRY]?: Map<string, unknown> })[REGISTRY] ??= new Map<
    string,
    unknown
  >());
  if (!singletons.has(name)) singletons.set(name, create());
  return singletons.get(name) as T; // each name is used by one module only
}

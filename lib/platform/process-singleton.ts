import 'server-only';

const KEY = Symbol.for('dealership.backofficeClient');

/** The one value of this name in the process. Next loads a module once for pages and again for route handlers. */
export function processWide<T>(name: string, create: () => T): T {
  const values = ((globalThis as { [KEY]?: Map<string, unknown> })[KEY] ??= new Map<string, unknown>());
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T; // each name is asked for by one module only
}

/** Makes the next import load the site's modules as a process does that has just started. */
export function resetProcess(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('dealership.processSingletons'));
  jest.resetModules();
}

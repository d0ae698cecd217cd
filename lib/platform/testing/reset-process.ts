/** Makes the next import load the site's modules again, as in a new process. */
export function resetProcess(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('dealership.processSingletons'));
  jest.resetModules();
}

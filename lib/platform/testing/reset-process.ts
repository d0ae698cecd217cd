/** Makes the next import load the site's modules again, as in a new process. */
export function resetProcess(): void {
  jest.resetModules();
}

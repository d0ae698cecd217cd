import type { Services } from './services.ts';

test('a copy of the module, as in a bundle of Next, gives the services that the server has provided', async () => {
  const { provideServices, services } = await import('./services.ts');
  expect(services).toThrow('Services exist only in a running site');
  const provided = {} as Services; // only its identity matters here
  provideServices(provided);
  jest.resetModules();
  const copy = await import('./services.ts');
  expect(copy.services).not.toBe(services);
  expect(copy.services()).toBe(provided);
});

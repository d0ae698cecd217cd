/** The client as a process has it that has just started and knows this backoffice. */
export async function aClient(url: string, { timeoutMs = 5000 } = {}) {
  process.env['BACKOFFICE_URL'] = url;
  process.env['BACKOFFICE_TIMEOUT_MS'] = String(timeoutMs);
  Reflect.deleteProperty(globalThis, Symbol.for('dealership.backofficeClient'));
  Reflect.deleteProperty(globalThis, Symbol.for('dealership.backofficeHealth'));
  jest.resetModules();
  const [makes, vehicles, content, enquiries, health] = await Promise.all([
    import('#lib/backoffice/queries/makes.ts'),
    import('#lib/backoffice/queries/vehicles.ts'),
    import('#lib/backoffice/queries/content.ts'),
    import('#lib/backoffice/enquiries.ts'),
    import('#lib/backoffice/transport/health.ts'),
  ]);
  return { ...makes, ...vehicles, ...content, ...enquiries, ...health };
}

const spies = new Set<jest.SpyInstance>();

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  spies.clear();
});

/** The JSON lines that this test has logged as not well, as objects. They do not reach the console. */
export function aLog(): () => Record<string, unknown>[] {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  spies.add(write);
  return () => write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}

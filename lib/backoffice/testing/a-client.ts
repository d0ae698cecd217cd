/** The client as a process has it that has just started and knows this backoffice. */
export async function aClient(url: string, { timeoutMs = 5000 } = {}) {
  process.env['BACKOFFICE_URL'] = url;
  process.env['BACKOFFICE_TIMEOUT_MS'] = String(timeoutMs);
  Reflect.deleteProperty(globalThis, Symbol.for('dealership.backofficeClient'));
  Reflect.deleteProperty(globalThis, Symbol.for('dealership.backofficeHealth'));
  jest.resetModules();
  const [makes, vehicles, content, health] = await Promise.all([
    import('../makes'),
    import('../vehicles'),
    import('../content'),
    import('../health'),
  ]);
  return { ...makes, ...vehicles, ...content, ...health };
}

/** The JSON lines logged since, as objects. Nothing reaches the console. */
export function aLog(): () => Record<string, unknown>[] {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () => write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}

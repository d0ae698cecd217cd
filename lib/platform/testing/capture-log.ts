const spies = new Set<jest.SpyInstance>();

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  spies.clear();
});

/** Keeps warnings and errors of the log from the console, and gives those of this test so far as objects. */
export function captureLog(): () => Record<string, unknown>[] {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  spies.add(write);
  return () => write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}

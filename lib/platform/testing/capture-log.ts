const spies = new Set<jest.SpyInstance>();

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  spies.clear();
});

/** Suppresses logged warnings and errors. @returns a function that returns those of this test so far */
export function captureLog(): () => Record<string, unknown>[] {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  spies.add(write);
  return () => write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}

/** Fails a test that prints an unexpected console error. */
let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
});

afterEach(() => {
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockRestore();
});

export {};

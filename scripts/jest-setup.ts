/** An error on the console that no test expects fails the test in which it appears. */
let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
});

afterEach(() => {
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockRestore();
});

export {};

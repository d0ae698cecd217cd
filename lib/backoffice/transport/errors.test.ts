import { BackofficeError } from './errors.ts';

test('an error is an instance of the copy of the class that Next loads for route handlers', async () => {
  jest.resetModules();
  const { BackofficeError: Other } = await import('./errors.ts');
  expect(Other).not.toBe(BackofficeError);
  expect(new BackofficeError('took too long', { kind: 'unreachable', call: 'GET /makes' })).toBeInstanceOf(
    Other,
  );
});

test.each([new TypeError('fetch failed'), { name: 'BackofficeError' }, null])(
  '%p is not a BackofficeError',
  (thrown) => {
    expect(thrown).not.toBeInstanceOf(BackofficeError);
  },
);

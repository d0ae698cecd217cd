import { BackofficeError } from './errors.ts';

test('an error is an instance of a second copy of the class, as Next loads it for route handlers', async () => {
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

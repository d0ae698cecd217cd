import { BackofficeError } from './errors.ts';

test('a failure is known as one to a second copy of the module, as Next loads it for route handlers', async () => {
  jest.resetModules();
  const { BackofficeError: Other } = await import('./errors.ts');
  expect(Other).not.toBe(BackofficeError);
  expect(new BackofficeError('took too long', { kind: 'unreachable', call: 'GET /makes' })).toBeInstanceOf(
    Other,
  );
});

test.each([new TypeError('fetch failed'), { name: 'BackofficeError' }, null])(
  '%p is no failure of a call',
  (thrown) => {
    expect(thrown).not.toBeInstanceOf(BackofficeError);
  },
);

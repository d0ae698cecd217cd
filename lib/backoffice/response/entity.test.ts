import { logRejected } from './entity.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

test('the same rejected field is logged once, and may be logged again 10,000 others later', () => {
  const logged = captureLog();
  const first = { kind: 'vehicle', key: 'first' } as const;
  logRejected(first, 'mileage');
  logRejected(first, 'mileage');
  logRejected(first, 'fuel');
  expect(logged()).toHaveLength(2);

  for (let count = 0; count < 10_000; count++) logRejected({ kind: 'vehicle', key: `car ${count}` }, 'fuel');
  logRejected(first, 'mileage');
  expect(logged()).toHaveLength(10_003);
});

test('a key that is a long text is logged in part', () => {
  const logged = captureLog();
  logRejected({ kind: 'testimonial', key: 'A word. '.repeat(10_000) }, 'year');
  expect(logged()).toEqual([expect.objectContaining({ key: 'A word. '.repeat(25) })]);
});

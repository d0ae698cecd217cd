import { logRejected } from './entity.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

test('a key that is a long text is logged in part', () => {
  const logged = captureLog();
  logRejected({ kind: 'testimonial', key: 'A word. '.repeat(10_000) }, 'year');
  expect(logged()).toEqual([expect.objectContaining({ key: 'A word. '.repeat(25) })]);
});

test('a rejected field is logged once, and at most 10,000 are logged an hour', () => {
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
  const logged = captureLog();
  function reject(count: number): void {
    for (let car = 0; car < count; car++) logRejected({ kind: 'vehicle', key: `car ${car}` }, 'fuel');
  }
  reject(1);
  reject(1);
  expect(logged()).toHaveLength(1);

  reject(12_000);
  reject(12_000);
  const lines = logged().length;
  expect(lines).toBeLessThanOrEqual(10_000);

  clock.mockReturnValue(now + 60 * 60_000);
  reject(12_000);
  expect(logged().length).toBeGreaterThan(lines);
});

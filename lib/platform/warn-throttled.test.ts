import { captureLog } from './testing/capture-log.ts';
import { warnThrottled } from './warn-throttled.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a failure is logged once a minute, whatever the clock says', () => {
  const logged = captureLog();
  const elapsed = jest.spyOn(performance, 'now').mockReturnValue(0);
  warnThrottled('disk.full', new Error('first'));
  elapsed.mockReturnValue(59_999);
  warnThrottled('disk.full', new Error('suppressed'));
  warnThrottled('redis.lost', new Error('another event'));
  jest.spyOn(Date, 'now').mockReturnValue(0); // set back
  elapsed.mockReturnValue(60_000);
  warnThrottled('disk.full', new Error('second'));
  expect(logged().map(({ error }) => (error as Error).message)).toEqual(['first', 'another event', 'second']);
});

test('the fields of the first occurrence are logged', () => {
  const logged = captureLog();
  for (const subject of ['car A', 'car B'])
    warnThrottled('picture.failed', new Error('No space'), { subject });
  expect(logged()).toMatchObject([{ level: 'warn', event: 'picture.failed', subject: 'car A' }]);
});

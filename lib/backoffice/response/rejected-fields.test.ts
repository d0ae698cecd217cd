import { noteDropped } from './rejected-fields.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

test('the same drop is logged once, and what was logged long ago may be logged again', () => {
  const logged = captureLog();
  const first = { kind: 'vehicle', key: 'first' } as const;
  noteDropped(first, 'mileage');
  noteDropped(first, 'mileage');
  noteDropped(first, 'fuel');
  expect(logged()).toHaveLength(2);

  for (let count = 0; count < 10_000; count++) noteDropped({ kind: 'vehicle', key: `car ${count}` }, 'fuel');
  noteDropped(first, 'mileage');
  expect(logged()).toHaveLength(10_003);
});

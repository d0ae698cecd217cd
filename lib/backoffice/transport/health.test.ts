import type * as Health from './health.ts';
import { backofficeHealth, noteBackofficeAnswer, noteBackofficeFailure } from './health.ts';

const NOON = Date.UTC(2026, 0, 2, 12);

function seconds(count: number): number {
  return NOON + count * 1000;
}

test('the newest note of the last 30 seconds decides how the backoffice is', () => {
  expect(backofficeHealth(seconds(0))).toBe('unknown');

  noteBackofficeAnswer(seconds(0));
  expect(backofficeHealth(seconds(30))).toBe('up');
  expect(backofficeHealth(seconds(31))).toBe('unknown');

  noteBackofficeFailure(seconds(40));
  expect(backofficeHealth(seconds(40))).toBe('down');
  expect(backofficeHealth(seconds(70))).toBe('down');
  expect(backofficeHealth(seconds(71))).toBe('unknown');

  noteBackofficeAnswer(seconds(50));
  expect(backofficeHealth(seconds(50))).toBe('up');
});

test('a second copy of the module knows what the first was told', () => {
  noteBackofficeFailure(Date.UTC(2027, 0, 1));
  jest.isolateModules(() => {
    const copy = jest.requireActual<typeof Health>('./health');
    expect(copy.backofficeHealth).not.toBe(backofficeHealth);
    expect(copy.backofficeHealth(Date.UTC(2027, 0, 1))).toBe('down');
  });
});

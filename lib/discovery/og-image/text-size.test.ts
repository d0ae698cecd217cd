import { fittingSize } from './text-size.ts';

const ROOM = { width: 560, lines: 1, largest: 76, smallest: 30 };

test('a short text is as large as it may be', () => {
  expect(fittingSize('Rs 1', ROOM)).toBe(76);
  expect(fittingSize('', ROOM)).toBe(76);
});

test('a text that would be too wide is smaller, the longer the smaller', () => {
  const [short, long] = ['Rs 4,505,000,000', 'Rs 4,505,000,000,000'].map((text) => fittingSize(text, ROOM));
  expect(short).toBeLessThan(76);
  expect(long).toBeLessThan(short ?? 0);
});

test('capitals take more room than small letters', () => {
  const [capitals, small] = ['MERCEDES-BENZ', 'mercedes-benz'].map((text) => fittingSize(text, ROOM));
  expect(capitals).toBeLessThan(small ?? 0);
});

test('two lines let a text be larger than one does', () => {
  const title = 'MERCEDES-BENZ GLC 300 AMG LINE 2021';
  expect(fittingSize(title, { ...ROOM, lines: 2 })).toBeGreaterThan(fittingSize(title, ROOM));
});

test('no text is smaller than it can be read', () => {
  expect(fittingSize('W'.repeat(1000), ROOM)).toBe(30);
});

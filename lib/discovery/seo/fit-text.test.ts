import { joinWithin } from './fit-text.ts';

test.each([
  [['TOYOTA AQUA'], 20, 'TOYOTA AQUA'],
  [['TOYOTA AQUA', 'Sold'], 17, 'TOYOTA AQUA, Sold'],
  [['TOYOTA AQUA', 'Sold'], 16, 'TOYOTA AQUA'],
  [['TOYOTA AQUA', 'Price on Request', 'Sold'], 20, 'TOYOTA AQUA'],
  [['TOYOTA AQUA', 'Sold'], 9, 'TOYOTA…'],
  [['TOYOTA\n  AQUA ', ' Sold'], 20, 'TOYOTA AQUA, Sold'],
  [['🚗🚗', '🚗'], 5, '🚗🚗, 🚗'],
  [['TOYOTA AQUA', ' ', 'Sold', ''], 20, 'TOYOTA AQUA, Sold'],
  [['', 'Sold'], 20, 'Sold'],
  [[], 20, ''],
])('%j has in %i characters room for %p', (parts, most, expected) => {
  expect(joinWithin(parts, ', ', most)).toBe(expected);
});

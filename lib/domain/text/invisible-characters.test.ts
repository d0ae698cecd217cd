import { withoutInvisible } from './invisible-characters.ts';

test('control, zero-width and direction characters are removed; line feeds and joined emoji stay', () => {
  expect(withoutInvisible('\u202EPri\u0000ya\u200B\u2060\n👩‍🔧')).toBe('Priya\n👩‍🔧');
});

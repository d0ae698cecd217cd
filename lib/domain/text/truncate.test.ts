import { truncate } from './truncate.ts';

test.each([
  ['TOYOTA AQUA', 11, 'TOYOTA AQUA'],
  ['TOYOTA AQUA 2018', 12, 'TOYOTA AQUA…'],
  ['TOYOTA AQUA 2018', 11, 'TOYOTA…'],
  ['TOYOTAAQUA2018', 5, 'TOYO…'],
  ['TOYOTA     AQUA', 10, 'TOYOTA…'],
  ['TOYOTA AQUAAQUAAQUAAQUA', 20, 'TOYOTA AQUAAQUAAQUA…'],
  ['🚗🚙🚕🚗', 3, '🚗🚙…'],
  ['🚗🚙🚕', 3, '🚗🚙🚕'],
  ['🇲🇺🇫🇷👩🏽‍🔧🇲🇺', 3, '🇲🇺🇫🇷…'],
])('%p truncated to %i characters is %p', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

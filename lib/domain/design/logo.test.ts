import { readFileSync } from 'node:fs';
import { LOGO } from './logo.ts';

test('the logo is that of the icon', () => {
  const icon = readFileSync('app/icon.svg', 'utf8');
  expect(Object.values(LOGO).filter((line) => !icon.includes(line))).toEqual([]);
});

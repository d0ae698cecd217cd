import { longDate } from './long-date.ts';

test.each([
  ['2031-05-16', 'en', 'Friday 16 May 2031'],
  ['2031-05-16', 'fr', 'vendredi 16 mai 2031'],
  ['2031-05-01', 'fr', 'jeudi 1er mai 2031'],
  ['next-week', 'en', 'next-week'],
] as const)('the date %s is shown in %s as %s', (text, language, shown) => {
  expect(longDate(text, language)).toBe(shown);
});

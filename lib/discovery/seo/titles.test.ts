import fc from 'fast-check';

import { pageTitle } from './titles.ts';

test.each([
  ['TOYOTA AQUA 2019', ['Rs 650,000'], 'TOYOTA AQUA 2019, Rs 650,000 | Example Motors'],
  ['TOYOTA AQUA 2019', ['Sold'], 'TOYOTA AQUA 2019, Sold | Example Motors'],
  ['About us', [], 'About us | Example Motors'],
])('%s with %j is titled %s', (subject, facts, title) => {
  expect(pageTitle(subject, facts)).toBe(title);
});

test('facts come before the dealership when there is room for one of them', () => {
  expect(pageTitle('LAND ROVER DISCOVERY SPORT LANDMARK 2019', ['Rs 2,650,000'])).toBe(
    'LAND ROVER DISCOVERY SPORT LANDMARK 2019, Rs 2,650,000',
  );
});

test('a subject that is too long keeps its first words', () => {
  expect(pageTitle(`MERCEDES-BENZ ${'SPRINTER '.repeat(9)}2019`, ['Sold'])).toBe(
    'MERCEDES-BENZ SPRINTER SPRINTER SPRINTER SPRINTER SPRINTER…',
  );
});

test('no title has more than 60 characters, a blank end or a gap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), fc.array(fc.string()), (subject, facts) => {
      const title = pageTitle(subject, facts);
      expect([...title].length).toBeLessThanOrEqual(60);
      expect(title).not.toMatch(/\s\s|[\n\t]/);
    }),
  );
});

import fc from 'fast-check';
import { factsDescription, pageTitle, textDescription } from './snippet.ts';

test.each([
  ['TOYOTA AQUA 2019', ['Rs 650,000'], 'TOYOTA AQUA 2019, Rs 650,000 | Example Motors'],
  ['TOYOTA AQUA 2019', ['Sold'], 'TOYOTA AQUA 2019, Sold | Example Motors'],
  ['About us', [], 'About us | Example Motors'],
  ['TOYOTA\n  AQUA ', [' ', ' Sold', ''], 'TOYOTA AQUA, Sold | Example Motors'],
  ['', ['Sold'], 'Sold | Example Motors'],
  ['A'.repeat(46), ['Sold', 'IMPORT'], `${'A'.repeat(46)}, Sold, IMPORT`],
  ['A'.repeat(47), ['Sold', 'IMPORT'], `${'A'.repeat(47)}, Sold`],
  ['A'.repeat(56), ['IMPORT', 'Sold'], 'A'.repeat(56)],
  ['🚗'.repeat(42), ['Sold'], `${'🚗'.repeat(42)}, Sold`],
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

test.each([
  ['TOYOTA AQUA', [], 'TOYOTA AQUA'],
  ['TOYOTA AQUA', ['', 'Sold', '', 'REF 2345'], 'TOYOTA AQUA: Sold, REF 2345'],
  ['TOYOTA AQUA', ['Sold', 'IMPORT', 'REF 2345'], 'TOYOTA AQUA: Sold, IMPORT, REF 2345'],
])('%s with the facts %j is described as %s', (subject, facts, description) => {
  expect(factsDescription(subject, facts)).toBe(description);
});

test('a description ends with a whole fact within 160 characters', () => {
  const facts = Array.from({ length: 40 }, (_, index) => `fact ${index}`);
  const description = factsDescription('TOYOTA', facts);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/, fact 17$/);
});

test('a text is described by as many whole sentences as fit', () => {
  const first = `We sell ${'good '.repeat(20)}cars.`;
  const third = `They are ${'carefully '.repeat(4)}chosen.`;
  expect(textDescription(`${first}\n\nWe buy too.  ${third}`)).toBe(`${first} We buy too.`);
});

test('a first sentence that is too long keeps its first words', () => {
  expect(textDescription(`${'word '.repeat(60)}end.`)).toMatch(/^(word )+word…$/);
});

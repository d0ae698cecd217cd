import { factsDescription, textDescription } from './descriptions.ts';

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

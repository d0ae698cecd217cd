import { pagesAskedFor, queryWords } from './query-words.ts';

test.each<[string, string[][], string[]?]>([
  ['sunroof camera', [['sunroof', 'camera']]],
  ['aqua or fit', [['aqua'], ['fit']]],
  [
    'Honda Fit OU Toyota Aqua',
    [
      ['Honda', 'Fit'],
      ['Toyota', 'Aqua'],
    ],
  ],
  ['blanche ou noire', [['WHITE'], ['BLACK']]],
  ['or red or', [['or', 'RED', 'or']]],
  ['not red or blue', [], ['not red or blue']],
  ['sunroof sauf diesel', [['sunroof']], ['sauf diesel']],
  ['ni rouge ni jaune', [], ['ni rouge', 'ni jaune']],
  ['c-hr', [['c', 'hr']]],
  ['sell my car', []],
  ['test drive leather', [['leather']]],
  ['', []],
])('cars are found for %j by %j', (q, anyOf, setAside = []) => {
  expect(queryWords(q)).toEqual({ anyOf, setAside });
});

test.each([
  ['sell my car', ['/preown']],
  ['vendre ma voiture', ['/preown']],
  ['aqua test drive', ['/test-drive']],
  ['opening hours', ['/about']],
  ["heures d'ouverture", ['/about']],
  ['leasing', ['/#budget']],
  ['aqua', []],
])('%j asks for the pages %j', (text, pages) => {
  expect(pagesAskedFor(text)).toEqual(pages);
});

import { languageOf, localAddress, withoutLanguage } from './language.ts';

const ADDRESSES = [
  ['/', '/fr'],
  ['/#contact', '/fr#contact'],
  ['/search', '/fr/search'],
  ['/search?make=KIA&page=2', '/fr/search?make=KIA&page=2'],
  ['/car/fr', '/fr/car/fr'],
] as const;

test.each(ADDRESSES)('the page %s is %s in French', (english, french) => {
  expect(localAddress('fr', english)).toBe(french);
  expect(localAddress('en', english)).toBe(english);
  expect(withoutLanguage(french)).toBe(english);
  expect([languageOf(english), languageOf(french)]).toEqual(['en', 'fr']);
});

test.each(['/france', '/fr.xml', '/french/search', '/search/fr'])('%s is an English address', (address) => {
  expect(languageOf(address)).toBe('en');
  expect(withoutLanguage(address)).toBe(address);
});

test('a fragment is of the same page in every language', () => {
  expect(localAddress('fr', '#alternatives')).toBe('#alternatives');
});

import { languageFrom } from '#lib/domain/language.ts';
import { ENQUIRY_FORMS, enquiryAddress } from './forms.ts';

test.each([
  ['en', '/api/client-car/email-ads'],
  ['fr', '/api/client-car/email-ads?language=fr'],
] as const)('a page in %j posts to %s, which tells the language', (language, address) => {
  expect(enquiryAddress(ENQUIRY_FORMS.ads, language)).toBe(address);
  expect(languageFrom({ url: `https://cars.example${address}` })).toBe(language);
});

test('an unknown language is answered in English', () => {
  expect(languageFrom({ url: 'https://cars.example/api/client-car/email?language=de' })).toBe('en');
});

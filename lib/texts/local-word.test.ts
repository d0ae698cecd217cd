import { featurePhrase, localWord } from './local-word.ts';
import { TEXTS } from './current-texts.ts';

test.each(['constructor', '__proto__', 'toString'])('a feature called %s is shown as it is', (feature) => {
  expect(featurePhrase(feature, TEXTS.en).text).toBe(feature);
  expect(featurePhrase(feature, TEXTS.fr).text).toBe(feature);
  expect(localWord(feature, TEXTS.fr)).toBe(feature);
});

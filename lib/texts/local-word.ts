import type { ClientTexts } from './texts.ts';

/** The entry with this key. A text of the backoffice may be called like a property of every object: `constructor`. */
export function ownEntry(entries: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** A word of the backoffice's known sets in the language of the texts: `ESSENCE` for PETROL. Any other word stays as it is. */
export function localWord(word: string, { words }: ClientTexts): string {
  return ownEntry(words, word.toUpperCase()) ?? word;
}

/** A text that may be in another language than the page: `lang` is then its attribute of that name. */
export type Phrase = { text: string; lang?: 'en' | undefined };

/** A text that the backoffice writes freely, in English: marked as such unless it is one of the known words. */
export function backofficePhrase(word: string, texts: ClientTexts): Phrase {
  const isKnown = word === '' || texts.language === 'en' || word.toUpperCase() in texts.words;
  return { text: localWord(word, texts), lang: isKnown ? undefined : 'en' };
}

/** The `lang` of a text that the backoffice writes freely, in English. */
export function freeTextLanguage({ language }: ClientTexts): 'en' | undefined {
  return language === 'en' ? undefined : 'en';
}

/** A feature of a car; features of many cars have a name in every language. */
export function featurePhrase(feature: string, { language, features }: ClientTexts): Phrase {
  const known = ownEntry(features, feature.toLowerCase());
  return { text: known ?? feature, lang: known !== undefined || language === 'en' ? undefined : 'en' };
}

import { compactName, tokenise } from './tokens.ts';
import {
  AMOUNTS,
  CRITERIA,
  FEATURES,
  GRAMMAR,
  NO_DEPOSIT,
  PAGES,
  SCALES,
  STOP_WORDS,
  SYNONYMS,
  UNITS,
} from './vocabulary.ts';

/** What a phrase means: its code (lexer.ts), the criterion or the number that it says, and how cars spell it. */
export type Meaning = {
  code: string;
  criterion?: { key: string; value: string };
  number?: { value: number; scale: number; isLitres: boolean };
  text?: string;
};

/** Phrases of all languages by their compact form. */
export const LEXICON = new Map<string, Meaning>();
for (const key of keysOf(STOP_WORDS)) LEXICON.set(key, { code: '.' });
for (const [code, phrases] of Object.entries(GRAMMAR))
  for (const key of keysOf(phrases)) LEXICON.set(key, { code });
for (const [key, values] of Object.entries(CRITERIA))
  for (const [value, phrases] of Object.entries(values))
    for (const phrase of keysOf(phrases)) LEXICON.set(phrase, { code: 'v', criterion: { key, value } });
for (const [text, phrases] of Object.entries(SYNONYMS))
  for (const key of keysOf(phrases)) LEXICON.set(key, { code: 'x', text });
for (const key of keysOf([FEATURES, ...Object.values(PAGES)].join())) LEXICON.set(key, { code: 'x' });
for (const [amount, phrases] of Object.entries(AMOUNTS))
  for (const key of keysOf(phrases)) LEXICON.set(key, { code: 'P', number: aNumber(Number(amount)) });
for (const key of keysOf(NO_DEPOSIT)) LEXICON.set(key, { code: 'D', number: aNumber(0) });

/** The page that a phrase asks for. */
export const PAGE_OF = byPhrase(PAGES);
export const UNIT_OF = byPhrase(UNITS);
export const SCALE_OF = byPhrase(SCALES);

/** Whether a longer phrase begins with these letters, which are no phrase by themselves. */
export function beginsPhrase(key: string): boolean {
  return key !== '' && !LEXICON.has(key) && [...LEXICON.keys()].some((phrase) => phrase.startsWith(key));
}

/** What a phrase means, in its compact form. */
export function meaningOf(key: string): Meaning | undefined {
  return LEXICON.get(key);
}

function aNumber(value: number) {
  return { value, scale: 1000, isLitres: false };
}

function byPhrase(phrases: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(phrases).flatMap(([name, list]) => keysOf(list).map((key) => [key, name] as const)),
  );
}

/** The compact forms of phrases and of their plurals. */
export function keysOf(phrases: string, hasPlurals = true): string[] {
  const keys = phrases
    .split(/,\s*/)
    .map((phrase) =>
      tokenise(phrase)
        .map(({ key }) => key)
        .join(''),
    )
    .filter(Boolean);
  const plurals = keys.filter((key) => /\p{L}{3}$/u.test(key)).map((key) => `${key}s`);
  return hasPlurals ? [...plurals, ...keys] : keys;
}

/** Whether a text is a phrase of the site's vocabulary. */
export function isVocabulary(text: string): boolean {
  return LEXICON.has(compactName(text));
}

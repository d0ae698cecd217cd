import { CREOLE } from './languages/creole.ts';
import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import type { Vocabulary } from './languages/vocabulary.ts';
import { phraseAt, tokenise, type Phrase, type Token } from './tokens.ts';

const LANGUAGES: readonly Partial<Vocabulary>[] = [ENGLISH, FRENCH, CREOLE];

type Role = Exclude<keyof Vocabulary, 'parts'>;

/** The values of a phrase by role: `{ colour: 'RED' }`. A role without values has its own name as value. */
export type Roles = { [Key in Role]?: Vocabulary[Key] extends string ? Key : keyof Vocabulary[Key] & string };

const LEXICON = buildLexicon();

/** Beginnings of words that name a part of a car, by role of the word before. */
const PARTS = Object.fromEntries(
  (['transmission', 'fuel', 'colour'] as const).map((role) => [
    role,
    LANGUAGES.flatMap(({ parts }) => keysOf(parts?.[role] ?? '')),
  ]),
);

/** What a phrase means in any language. */
export function rolesOf(key: string): Roles | undefined {
  return LEXICON.get(key);
}

/** Whether a longer phrase of any language begins with these letters, which are no phrase by themselves. */
export function beginsPhrase(key: string): boolean {
  return key !== '' && !LEXICON.has(key) && [...LEXICON.keys()].some((phrase) => phrase.startsWith(key));
}

/** The longest phrase at this position with one of these roles. */
export function phraseWithRole(tokens: readonly Token[], at: number, ...roles: Role[]): Phrase<Roles> | null {
  return phraseAt(tokens, at, (key) => {
    const found = rolesOf(key);
    return found && roles.some((role) => found[role] !== undefined) ? found : undefined;
  });
}

/** Whether the phrase before this position describes a part, such as a red leather interior. */
export function describesPart(roles: Roles, next: Token | undefined): boolean {
  return Object.entries(PARTS).some(
    ([role, parts]) => role in roles && parts.some((part) => next?.key.startsWith(part)),
  );
}

function buildLexicon(): Map<string, Roles> {
  const lexicon = new Map<string, Roles>();
  const all = LANGUAGES.flatMap((language) =>
    Object.entries(language).flatMap(([role, values]) => {
      if (role === 'parts') return [];
      const byValue = typeof values === 'string' ? { [role]: values } : values;
      return Object.entries(byValue).flatMap(([value, phrases = '']) =>
        keysOf(phrases).map((key) => ({ role, value, key })),
      );
    }),
  );
  const plurals = all.flatMap((one) => (/\p{L}{3}$/u.test(one.key) ? [{ ...one, key: `${one.key}s` }] : []));
  for (const { role, value, key } of [...all, ...plurals])
    lexicon.set(key, { [role]: value, ...lexicon.get(key) });
  return lexicon;
}

function keysOf(phrases: string): string[] {
  return phrases
    .split(/,\s*/)
    .map((phrase) =>
      tokenise(phrase)
        .map(({ key }) => key)
        .join(''),
    )
    .filter(Boolean);
}

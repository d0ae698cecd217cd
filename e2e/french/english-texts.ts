import { TEXTS } from '#lib/texts/current-texts.ts';

/** The texts without values of a language. */
function textsOf(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}

const french = new Set(textsOf(TEXTS.fr));

/** The English texts that no French page may have: those that are not a French text too. */
export const ENGLISH_TEXTS = new Set(
  textsOf(TEXTS.en).filter((text) => text.length > 2 && !french.has(text)),
);

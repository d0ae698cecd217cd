import { use } from 'react';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { TextsContext } from './texts-context.ts';

/** `#use-texts` outside React's server layer: the texts in the language of the page. */
export function useTexts(): ClientTexts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('A component with texts is outside EnglishTexts and FrenchTexts');
  return texts;
}
